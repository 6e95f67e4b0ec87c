/// <reference types="vite/client" />

/** Which back end the build is for; set by vite.config.ts so that the other one is left out. */
declare const __BACK_END__: 'local' | 'firebase';

/** Whether the build offers Google's popup; its code is left out otherwise. */
declare const __GOOGLE_SIGN_IN__: boolean;
