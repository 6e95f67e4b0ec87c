import {
  Create,
  DataTable,
  Edit,
  List,
  ReferenceManyCount,
  ReferenceManyField,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin';

const CategoryList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col label="Products">
        <ReferenceManyCount reference="products" target="categoryId" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const CategoryEdit = () => (
  <Edit>
    <SimpleForm>
      <TextInput source="name" validate={required()} />
      <ReferenceManyField reference="products" target="categoryId" label="Products">
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="name" />
          <DataTable.NumberCol source="price" />
        </DataTable>
      </ReferenceManyField>
    </SimpleForm>
  </Edit>
);

const CategoryCreate = () => (
  <Create>
    <SimpleForm>
      <TextInput source="name" validate={required()} />
    </SimpleForm>
  </Create>
);

/** The categories, with their numbers of products. */
export const categories = {
  list: CategoryList,
  edit: CategoryEdit,
  create: CategoryCreate,
  recordRepresentation: 'name',
};
