import {
  BooleanField,
  BooleanInput,
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  EditButton,
  email,
  List,
  ReferenceManyCount,
  ReferenceManyField,
  required,
  Show,
  SimpleForm,
  Tab,
  TabbedShowLayout,
  TextField,
  TextInput,
} from 'react-admin';

const CustomerList = () => (
  <List filters={[<BooleanInput key="newsletter" source="hasNewsletter" label="Newsletter" />]}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="hasNewsletter" label="Newsletter">
        <BooleanField source="hasNewsletter" />
      </DataTable.Col>
      <DataTable.Col label="Orders">
        <ReferenceManyCount reference="orders" target="customerId" />
      </DataTable.Col>
      <DataTable.Col label="Edit">
        <EditButton />
      </DataTable.Col>
    </DataTable>
  </List>
);

const CustomerShow = () => (
  <Show>
    <TabbedShowLayout>
      <Tab label="Customer">
        <TextField source="name" />
        <TextField source="email" />
        <DateField source="since" />
      </Tab>
      <Tab label="Orders" path="orders">
        <ReferenceManyField reference="orders" target="customerId" label={false}>
          <DataTable bulkActionButtons={false}>
            <DataTable.Col source="id" label="Order" />
            <DataTable.Col source="status" />
            <DataTable.NumberCol source="total" />
          </DataTable>
        </ReferenceManyField>
      </Tab>
    </TabbedShowLayout>
  </Show>
);

const form = (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <TextInput source="email" validate={[required(), email()]} />
    <BooleanInput source="hasNewsletter" label="Newsletter" />
    <DateInput source="since" />
  </SimpleForm>
);

const CustomerEdit = () => <Edit>{form}</Edit>;
const CustomerCreate = () => <Create>{form}</Create>;

/** The customers, and the orders of each. */
export const customers = {
  list: CustomerList,
  show: CustomerShow,
  edit: CustomerEdit,
  create: CustomerCreate,
  recordRepresentation: 'name',
};
