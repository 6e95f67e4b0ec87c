import { byEar } from './journey.ts';
import { wordsOf } from './words.ts';

byEar('a wrong password is told, and a right one leads in', async ({ ear, words }) => {
  await ear.open('/login');
  // The browser's language is English until another one is chosen.
  await ear.readTo(wordsOf('en').named('heading', 'session.login.title'), 'heading');
  await ear.goTo(words.language === 'de' ? /^button, Deutsch/ : /^button, English/);
  await ear.press('Enter');
  await ear.speaks(words.language);
  await ear.goTo(words.named('textbox', 'session.login.email'), 'Shift+Tab');
  await ear.type('newowner@catalogue.example');
  await ear.goTo(words.heard('session.login.password'));
  await ear.type('wrong');
  await ear.press('Enter');
  await ear.hear(words.heard('session.identity.wrongCredentials'));
  // Past the button that shows it, which comes first from behind and has the same word in German.
  await ear.goTo(new RegExp(`^(?!button).*${words.text('session.login.password')}`), 'Shift+Tab');
  await ear.retype('demo1234');
  await ear.press('Enter');
  await ear.hear(words.named('heading', 'dashboard.title'), 40_000);
});

byEar('an address that is not there says so, and leads on', async ({ ear, words, open }) => {
  await open('owner', '/nowhere');
  await ear.readTo(words.named('heading', 'shell.notFound'), 'heading');
  await ear.readTo(words.named('link', 'shell.toDashboard'));
  await ear.press('Enter');
  await ear.hear(words.named('heading', 'dashboard.title'));
});

byEar('a new password is asked for', async ({ ear, words }) => {
  await ear.open('/login');
  await ear.readTo(wordsOf('en').named('heading', 'session.login.title'), 'heading');
  await ear.goTo(words.language === 'de' ? /^button, Deutsch/ : /^button, English/);
  await ear.press('Enter');
  await ear.speaks(words.language);
  await ear.goTo(words.named('button', 'session.login.forgot'));
  await ear.press('Enter');
  await ear.hear(words.heard('session.login.resetHelp'));
  await ear.type('newowner@catalogue.example');
  await ear.press('Enter');
  await ear.hear(words.heard('session.login.resetLocal'));
});
