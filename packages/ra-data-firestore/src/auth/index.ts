/** `ra-data-firestore/auth`: react-admin's auth provider over Firebase Authentication. */
export {
  type AccessQuestion,
  type FirebaseAuthProviderOptions,
  firebaseAuthProvider,
} from './firebaseAuthProvider.ts';
