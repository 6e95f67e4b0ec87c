import {
  AutocompleteArrayInput,
  Button,
  ChipField,
  Create,
  DataTable,
  DateField,
  DateTimeInput,
  Edit,
  List,
  ReferenceArrayField,
  ReferenceArrayInput,
  ReferenceField,
  ReferenceInput,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  SingleFieldList,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router';

const STATUSES = [
  { id: 'draft', name: 'Draft' },
  { id: 'published', name: 'Published' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <ReferenceInput key="tag" source="tagIds" reference="tags" label="Tag" />,
  <ReferenceInput key="author" source="authorId" reference="authors" label="Author" />,
  <SelectInput key="status" source="status" choices={STATUSES} />,
];

const PostList = () => (
  <List filters={filters}>
    <DataTable>
      <DataTable.Col source="title" />
      <DataTable.Col source="authorId" label="Author">
        <ReferenceField source="authorId" reference="authors" />
      </DataTable.Col>
      <DataTable.Col source="tagIds" label="Tags" disableSort>
        <ReferenceArrayField source="tagIds" reference="tags">
          <SingleFieldList linkType={false}>
            <ChipField source="name" size="small" />
          </SingleFieldList>
        </ReferenceArrayField>
      </DataTable.Col>
      <DataTable.Col source="status" />
      <DataTable.Col source="publishedAt" label="Published">
        <DateField source="publishedAt" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const CommentsButton = () => {
  const post = useRecordContext();
  return post ? (
    <Button component={Link} to={`/posts/${post.id}/comments`} label="Comments" />
  ) : null;
};

const inputs = (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="text" multiline minRows={4} />
    <ReferenceInput source="authorId" reference="authors" />
    <ReferenceArrayInput source="tagIds" reference="tags">
      <AutocompleteArrayInput label="Tags" />
    </ReferenceArrayInput>
    <SelectInput source="status" choices={STATUSES} defaultValue="draft" />
    <DateTimeInput source="publishedAt" label="Published" />
  </>
);

const PostEdit = () => (
  <Edit
    actions={
      <TopToolbar>
        <CommentsButton />
      </TopToolbar>
    }
  >
    <SimpleForm>{inputs}</SimpleForm>
  </Edit>
);

const PostCreate = () => (
  <Create>
    <SimpleForm>{inputs}</SimpleForm>
  </Create>
);

/** The posts: tags are a list of ids in each, an author one id. */
export const posts = {
  list: PostList,
  edit: PostEdit,
  create: PostCreate,
  recordRepresentation: 'title',
};
