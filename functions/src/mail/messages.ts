/** What mails say. No record holds its owner's language: whoever deploys chooses one for all. */
export const MAIL_MESSAGES = {
  en: {
    subject: {
      approved: '%{name} is approved',
      rejected: '%{name} was rejected',
      deactivated: '%{name} was deactivated',
      deleted: '%{name} was deleted',
      answered: 'News on your request: %{subject}',
    },
    text: {
      approved: 'Your business %{name} is approved. You can sign in now.',
      rejected: 'Your business %{name} was rejected.',
      deactivated: 'Your business %{name} was deactivated.',
      deleted: 'Your business %{name} was deleted.',
      answered: 'There is news on your request “%{subject}”. Sign in to read it.',
    },
    reason: 'Reason:',
    link: 'To the console:',
  },
  de: {
    subject: {
      approved: '%{name} ist freigegeben',
      rejected: '%{name} wurde abgelehnt',
      deactivated: '%{name} wurde deaktiviert',
      deleted: '%{name} wurde gelöscht',
      answered: 'Neues zu Ihrer Anfrage: %{subject}',
    },
    text: {
      approved: 'Ihr Unternehmen %{name} ist freigegeben. Sie können sich jetzt anmelden.',
      rejected: 'Ihr Unternehmen %{name} wurde abgelehnt.',
      deactivated: 'Ihr Unternehmen %{name} wurde deaktiviert.',
      deleted: 'Ihr Unternehmen %{name} wurde gelöscht.',
      answered: 'Es gibt Neues zu Ihrer Anfrage „%{subject}“. Melden Sie sich an, um es zu lesen.',
    },
    reason: 'Grund:',
    link: 'Zur Konsole:',
  },
} as const;

/** A language that mails are written in. */
export type MailLanguage = keyof typeof MAIL_MESSAGES;

/** What a mail is about. */
export type MailKind = keyof (typeof MAIL_MESSAGES)['en']['subject'];
