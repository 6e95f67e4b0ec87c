import {
  ArrayField,
  ArrayInput,
  Create,
  DataTable,
  DateField,
  DateInput,
  Edit,
  List,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
} from 'react-admin';

const STATUSES = [
  { id: 'ordered', name: 'Ordered' },
  { id: 'delivered', name: 'Delivered' },
  { id: 'cancelled', name: 'Cancelled' },
];

const filters = [
  <SelectInput key="status" source="status" choices={STATUSES} alwaysOn />,
  <ReferenceInput key="customer" source="customerId" reference="customers" label="Customer" />,
  <DateInput key="from" source="date_gte" label="Since" />,
];

const OrderList = () => (
  <List filters={filters} sort={{ field: 'date', order: 'DESC' }}>
    <DataTable>
      <DataTable.Col source="date">
        <DateField source="date" />
      </DataTable.Col>
      <DataTable.Col source="customerId" label="Customer">
        <ReferenceField source="customerId" reference="customers" link={false} />
      </DataTable.Col>
      <DataTable.Col source="status" />
      <DataTable.NumberCol source="total" />
    </DataTable>
  </List>
);

const OrderEdit = () => (
  <Edit>
    <SimpleForm>
      <SelectInput source="status" choices={STATUSES} validate={required()} />
      <DateInput source="date" />
      <NumberInput source="total" />
      <ArrayField source="basket">
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="productId" label="Product">
            <ReferenceField source="productId" reference="products" />
          </DataTable.Col>
          <DataTable.NumberCol source="quantity" />
        </DataTable>
      </ArrayField>
    </SimpleForm>
  </Edit>
);

const OrderCreate = () => (
  <Create>
    <SimpleForm>
      <ReferenceInput source="customerId" reference="customers" />
      <SelectInput source="status" choices={STATUSES} defaultValue="ordered" />
      <DateInput source="date" validate={required()} />
      <NumberInput source="total" defaultValue={0} />
      <ArrayInput source="basket">
        <SimpleFormIterator inline>
          <ReferenceInput source="productId" reference="products" />
          <NumberInput source="quantity" min={1} defaultValue={1} />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Create>
);

/** The orders: by date, with their baskets. */
export const orders = { list: OrderList, edit: OrderEdit, create: OrderCreate };
