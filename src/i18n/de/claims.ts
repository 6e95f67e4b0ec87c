import type { claims as english } from '../en/claims.ts';
import type { Translation } from '../Translation.ts';

/** Who works on what: an item of a queue is one administrator's at a time. */
export const claims: Translation<typeof english> = {
  mine: 'Meine (%{smart_count})',
  unread:
    'Noch ist nicht bekannt, wer sich was ansieht. Der nächste Eintrag öffnet sich, sobald das feststeht.',
  many: {
    unread: 'Noch ist nicht bekannt, wer sich was ansieht. Einen Moment, bitte.',
    nobodyFree: 'Jemand anderes sieht sich das Ausgewählte an',
    taken:
      '%{smart_count} von den ausgewählten Einträgen bleibt, wie er ist: Jemand anderes sieht ihn sich an. |||| %{smart_count} von den ausgewählten Einträgen bleiben, wie sie sind: Jemand anderes sieht sie sich an.',
  },
  mark: {
    mine: 'Ihres',
    looking: '%{name} sieht sich das an',
    handed: 'An %{name} übergeben',
  },
  bar: {
    mine: 'Das ist Ihres, solange Sie es ansehen: Niemand sonst wird hierher geführt.',
    got: 'Vorher hatte das %{from}. Notiz: %{note}',
    others: '%{name} sieht sich das an.',
    handed: '%{from} hat das an %{name} übergeben: %{note}',
    taken: '%{name} sieht sich das an; vorher hatte es %{from}. Notiz: %{note}',
  },
  action: { takeOver: 'Übernehmen', handOver: 'Übergeben' },
  takeOver: {
    title: 'Das von %{name} übernehmen?',
    body: 'Der Grund steht daneben und ist dort für alle lesbar, die es hatten.',
  },
  handOver: {
    title: '„%{name}“ übergeben?',
    to: 'An',
    note: 'Notiz',
    noteHelp: 'Was die andere Person wissen muss. Es wartet einen Tag lang auf sie.',
    nobody: 'Es gibt niemanden sonst in der Administration.',
  },
  done: { takeOver: 'Das ist jetzt Ihres.', handOver: 'Es wurde an %{name} übergeben.' },
};
