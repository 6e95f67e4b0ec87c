import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
} from 'firebase/auth';

/** Signs in by Google's popup; its code is loaded when somebody asks for it. */
export const signInByPopup = async (auth: Auth): Promise<void> => {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  await signInWithPopup(auth, provider, browserPopupRedirectResolver);
};
