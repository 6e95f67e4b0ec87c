import type { SampleMessages } from '../useSampleText.ts';

/** The German words of `en/samples.ts`. */
export const samples: SampleMessages = {
  samples: 'Beispielkonten',
  samplesHelp: 'Ein Klick füllt das Formular aus. Das Passwort ist immer demo1234.',
  use: '%{email} verwenden',
  ownTabHelp:
    'Um zwei davon nebeneinander zu sehen, öffnen Sie eines in einem eigenen Tab: Dessen Sitzung gilt nur dort.',
  ownTabOpen: '%{email} in einem eigenen Tab öffnen',
  ownTabBlocked:
    'Der Browser hat den Tab nicht geöffnet. Erlauben Sie Pop-ups für diese Website und versuchen Sie es noch einmal.',
  ownTab:
    'Dieser Tab hat eine eigene Sitzung: An- und Abmelden hier ändert in den anderen Tabs nichts.',
  outbox: 'Nicht versendete E-Mails',
  outboxHelp:
    'Die eingebaute Datenhaltung hat keinen Mailserver. Diese Nachrichten wären versendet worden:',
  invitation: 'Einladung: Anmeldung mit %{password}',
  passwordReset: 'Passwort zurückgesetzt: Es lautet %{password}',
  account: {
    admin: 'Superadministrator',
    admin2: 'Zweiter Superadministrator',
    owner: 'Inhaber mit einigen hundert Produkten',
    newowner: 'Inhaber, der gerade anfängt',
    pending: 'Wartet auf Freigabe',
    deactivated: 'Deaktiviert',
    deleted: 'Gelöscht',
    norecord: 'Konto ohne Unternehmen',
    flagged: 'Gekennzeichnet, aber nicht auf der Liste der Administratoren',
    support: 'Support: sieht alles, ändert nichts',
  },
};
