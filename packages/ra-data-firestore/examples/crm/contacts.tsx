import {
  Create,
  DataTable,
  DateField,
  Edit,
  EditButton,
  email,
  List,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  required,
  SearchInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="company" source="companyId" reference="companies" label="Company" />,
];

const ContactList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="companyId" label="Company">
        <ReferenceField source="companyId" reference="companies" link={false} />
      </DataTable.Col>
      <DataTable.Col source="email" />
      <DataTable.Col source="updatedAt" label="Changed">
        <DateField source="updatedAt" showTime />
      </DataTable.Col>
      <DataTable.Col label="Edit">
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const ContactShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="email" />
      <ReferenceField source="companyId" reference="companies" label="Company" />
      <ReferenceManyField reference="roles" target="contactId" label="Deals">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="dealId" label="Deal">
            <ReferenceField source="dealId" reference="deals" />
          </DataTable.Col>
          <DataTable.Col source="role" />
        </DataTable>
      </ReferenceManyField>
      <ReferenceManyField reference="tasks" target="contactId" label="Tasks">
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="text" />
          <DataTable.Col source="dueOn" label="Due">
            <DateField source="dueOn" />
          </DataTable.Col>
        </DataTable>
      </ReferenceManyField>
    </SimpleShowLayout>
  </Show>
);

const form = (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <TextInput source="email" validate={email()} />
    <ReferenceInput source="companyId" reference="companies" />
  </SimpleForm>
);

const ContactEdit = () => <Edit>{form}</Edit>;
const ContactCreate = () => <Create>{form}</Create>;

/** The contacts: stamped with their times, and marked instead of deleted. */
export const contacts = {
  list: ContactList,
  show: ContactShow,
  edit: ContactEdit,
  create: ContactCreate,
  recordRepresentation: 'name',
};
