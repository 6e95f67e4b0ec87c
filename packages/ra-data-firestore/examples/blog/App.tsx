import type { Firestore } from 'firebase/firestore';
import { firestoreDataProvider } from 'ra-data-firestore';
import { useMemo } from 'react';
import { Admin, Resource } from 'react-admin';
import { Route } from 'react-router';
import { CommentCreate, CommentEdit, CommentList } from './comments.tsx';
import { authors, tags } from './names.tsx';
import { posts } from './posts.tsx';
import type { Records } from './records.ts';

const resources = {
  // A save is refused where somebody else has saved meanwhile.
  posts: { versionField: 'version' },
  comments: { path: 'posts/{parent}/comments' },
};

/** A blog's back office: array references, and comments in a sub-collection of each post. */
export const App = ({ firestore }: { firestore: Firestore }) => {
  const dataProvider = useMemo(
    () => firestoreDataProvider<Records>({ firestore, resources }),
    [firestore],
  );
  return (
    <Admin dataProvider={dataProvider} title="Blog">
      <Resource name="posts" {...posts}>
        <Route path=":postId/comments" element={<CommentList />} />
        <Route path=":postId/comments/create" element={<CommentCreate />} />
        <Route path=":postId/comments/:commentId" element={<CommentEdit />} />
      </Resource>
      <Resource name="authors" {...authors} />
      <Resource name="tags" {...tags} />
    </Admin>
  );
};
