import {
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="category" source="categoryId" reference="categories" label="Category" />,
  <NumberInput key="price" source="price_lte" label="Price at most" />,
];

const ProductList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="categoryId" label="Category">
        <ReferenceField source="categoryId" reference="categories" />
      </DataTable.Col>
      <DataTable.NumberCol source="price" />
      <DataTable.NumberCol source="stock" />
      <DataTable.Col source="addedAt" label="Added">
        <DateField source="addedAt" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const inputs = (
  <>
    <TextInput source="name" validate={required()} />
    <ReferenceInput source="categoryId" reference="categories" />
    <NumberInput source="price" min={0} />
    <NumberInput source="stock" min={0} />
    <DateInput source="addedAt" label="Added" />
    <TextInput source="description" multiline />
  </>
);

const ProductEdit = () => (
  <Edit>
    <SimpleForm>
      {inputs}
      <ReferenceManyField reference="reviews" target="productId" label="Reviews">
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="customerId" label="Customer">
            <ReferenceField source="customerId" reference="customers" />
          </DataTable.Col>
          <DataTable.Col source="rating">
            <NumberField source="rating" />
          </DataTable.Col>
          <DataTable.Col source="text" />
        </DataTable>
      </ReferenceManyField>
    </SimpleForm>
  </Edit>
);

const ProductCreate = () => (
  <Create>
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);

/** The products: searched without an index, filtered by reference and by a range. */
export const products = {
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
  recordRepresentation: 'name',
};
