import {
  BulkDeleteButton,
  BulkUpdateButton,
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';

const STAGES = ['lead', 'offer', 'won', 'lost'].map(id => ({ id, name: id }));

const bulkActions = (
  <>
    <BulkUpdateButton label="Mark as won" data={{ stage: 'won' }} mutationMode="pessimistic" />
    <BulkDeleteButton />
  </>
);

const DealList = () => (
  <List filters={[<SelectInput key="stage" source="stage" choices={STAGES} alwaysOn />]}>
    <DataTable bulkActionButtons={bulkActions}>
      <DataTable.Col source="name" />
      <DataTable.Col source="companyId" label="Company">
        <ReferenceField source="companyId" reference="companies" />
      </DataTable.Col>
      <DataTable.Col source="stage" />
      <DataTable.NumberCol source="amount" />
      <DataTable.Col source="closesOn" label="Closes">
        <DateField source="closesOn" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const inputs = (
  <>
    <TextInput source="name" validate={required()} />
    <ReferenceInput source="companyId" reference="companies" />
    <SelectInput source="stage" choices={STAGES} defaultValue="lead" />
    <NumberInput source="amount" min={0} />
    <DateInput source="closesOn" label="Closes" />
  </>
);

const DealEdit = () => (
  <Edit>
    <SimpleForm>
      {inputs}
      <ReferenceManyField reference="roles" target="dealId" label="People">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="contactId" label="Contact">
            <ReferenceField source="contactId" reference="contacts" link="show" />
          </DataTable.Col>
          <DataTable.Col source="role" />
        </DataTable>
      </ReferenceManyField>
    </SimpleForm>
  </Edit>
);

const DealCreate = () => (
  <Create>
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);

/** The deals: changed many at once, and the people of each by way of `roles`. */
export const deals = {
  list: DealList,
  edit: DealEdit,
  create: DealCreate,
  recordRepresentation: 'name',
};
