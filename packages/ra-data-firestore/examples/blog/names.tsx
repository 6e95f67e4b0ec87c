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

const name = <TextInput source="name" validate={required()} />;

const NameCreate = () => (
  <Create>
    <SimpleForm>{name}</SimpleForm>
  </Create>
);

/** A list and a page of what posts name by `target`: one id, or a list of ids. */
const namedBy = (target: 'authorId' | 'tagIds') => ({
  list: () => (
    <List>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col label="Posts">
          <ReferenceManyCount reference="posts" target={target} />
        </DataTable.Col>
      </DataTable>
    </List>
  ),
  edit: () => (
    <Edit>
      <SimpleForm>
        {name}
        <ReferenceManyField reference="posts" target={target} label="Posts">
          <DataTable bulkActionButtons={false}>
            <DataTable.Col source="title" />
            <DataTable.Col source="status" />
          </DataTable>
        </ReferenceManyField>
      </SimpleForm>
    </Edit>
  ),
  create: NameCreate,
  recordRepresentation: 'name',
});

/** The authors: a post has one. */
export const authors = namedBy('authorId');

/** The tags: a post has a list of them. */
export const tags = namedBy('tagIds');
