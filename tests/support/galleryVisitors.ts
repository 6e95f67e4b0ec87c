import { press, type Screen } from './screen.ts';

/** What somebody sees who is not signed in. */
export const VISITOR_SCREENS: readonly Screen[] = [
  { name: 'login', account: null, path: '/login' },
  { name: 'login-problems', account: null, path: '/login', act: press('Sign in') },
  {
    name: 'login-reset',
    account: null,
    path: '/login',
    act: async page => {
      await page.getByText('Forgot your password?').click();
      await page.getByRole('button', { name: /reset|send/i }).waitFor();
    },
  },
  {
    name: 'login-refused',
    account: null,
    path: '/login',
    act: async page => {
      await page.getByLabel('Email').fill('pending@catalogue.example');
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      await press('Sign in')(page);
      await page.getByRole('alert').waitFor();
    },
  },
];
