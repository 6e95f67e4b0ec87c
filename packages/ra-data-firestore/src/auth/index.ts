/** `ra-data-firestore/auth`: react-admin's auth provider over Firebase Authentication, or any session. */
export {
  type AccessQuestion,
  type FirebaseAuthProviderOptions,
  firebaseAuthProvider,
} from './firebaseAuthProvider.ts';
export { type Session, sessionAuthProvider } from './sessionAuthProvider.ts';
