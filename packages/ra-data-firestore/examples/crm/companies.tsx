import {
  Create,
  DataTable,
  Edit,
  List,
  NumberInput,
  ReferenceManyCount,
  ReferenceManyField,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin';

const CompanyList = () => (
  <List filters={[<SearchInput key="q" source="q" alwaysOn />]}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="city" />
      <DataTable.NumberCol source="employees" />
      <DataTable.Col label="Contacts">
        <ReferenceManyCount reference="contacts" target="companyId" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const inputs = (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="city" />
    <NumberInput source="employees" min={0} />
  </>
);

const CompanyEdit = () => (
  <Edit>
    <SimpleForm>
      {inputs}
      <ReferenceManyField reference="deals" target="companyId" label="Deals">
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="name" />
          <DataTable.Col source="stage" />
          <DataTable.NumberCol source="amount" />
        </DataTable>
      </ReferenceManyField>
    </SimpleForm>
  </Edit>
);

const CompanyCreate = () => (
  <Create>
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);

/** The companies, with their deals. */
export const companies = {
  list: CompanyList,
  edit: CompanyEdit,
  create: CompanyCreate,
  recordRepresentation: 'name',
};
