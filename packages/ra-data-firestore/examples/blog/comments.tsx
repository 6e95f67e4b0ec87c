import {
  BulkDeleteButton,
  Button,
  Create,
  DataTable,
  DateField,
  DateTimeInput,
  DeleteButton,
  Edit,
  List,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
} from 'react-admin';
import { Link, useParams } from 'react-router';

/** The post that the address names: every call below says it, and so reaches its sub-collection. */
const useComments = () => {
  const { postId = '', commentId = '' } = useParams();
  return { meta: { parent: postId }, path: `/posts/${postId}/comments`, commentId };
};

const inputs = (
  <>
    <TextInput source="writer" validate={required()} />
    <TextInput source="text" validate={required()} multiline />
    <DateTimeInput source="writtenAt" label="Written" />
  </>
);

/** The comments of one post, at `/posts/p001/comments`. */
export const CommentList = () => {
  const { meta, path } = useComments();
  const actions = (
    <TopToolbar>
      <Button component={Link} to={`${path}/create`} label="ra.action.create" />
    </TopToolbar>
  );
  return (
    <List
      resource="comments"
      queryOptions={{ meta }}
      storeKey={path}
      actions={actions}
      empty={false}
    >
      <DataTable
        rowClick={id => `${path}/${id}`}
        bulkActionButtons={<BulkDeleteButton mutationOptions={{ meta }} />}
      >
        <DataTable.Col source="writer" />
        <DataTable.Col source="text" />
        <DataTable.Col source="writtenAt" label="Written">
          <DateField source="writtenAt" showTime />
        </DataTable.Col>
      </DataTable>
    </List>
  );
};

/** One of them, at `/posts/p001/comments/c001`. */
export const CommentEdit = () => {
  const { meta, path, commentId } = useComments();
  const toolbar = (
    <Toolbar>
      <SaveButton />
      <DeleteButton mutationOptions={{ meta }} redirect={path} />
    </Toolbar>
  );
  return (
    <Edit
      resource="comments"
      id={commentId}
      queryOptions={{ meta }}
      mutationOptions={{ meta }}
      redirect={path}
    >
      <SimpleForm toolbar={toolbar}>{inputs}</SimpleForm>
    </Edit>
  );
};

/** A new one, at `/posts/p001/comments/create`. */
export const CommentCreate = () => {
  const { meta, path } = useComments();
  return (
    <Create resource="comments" mutationOptions={{ meta }} redirect={path}>
      <SimpleForm>{inputs}</SimpleForm>
    </Create>
  );
};
