import type { views as english } from '../en/views.ts';
import type { Translation } from '../Translation.ts';

/** Gespeicherte Ansichten von Listen. */
export const views: Translation<typeof english> = {
  save: 'Diese Ansicht speichern…',
  name: 'Name der Ansicht',
  saved: 'Ansicht „%{name}“ gespeichert.',
  deleted: 'Ansicht „%{name}“ gelöscht.',
  renamed: 'Die Ansicht heißt jetzt „%{name}“.',
  updated: 'Die Ansicht „%{name}“ behält, was Sie sehen.',
  sharedNow: 'Alle Administratoren haben jetzt die Ansicht „%{name}“.',
  unshared: 'Die Ansicht „%{name}“ gehört wieder Ihnen allein.',
  opensNow: 'Die Liste öffnet sich ab jetzt mit „%{name}“.',
  opensPlain: 'Die Liste öffnet sich wieder mit der Standardansicht.',
  remove: 'Löschen',
  removeTitle: 'Die Ansicht „%{name}“ löschen?',
  removeBody:
    'Ihre Filter, Reihenfolge und Spalten gehen endgültig verloren. Die Datensätze bleiben, wie sie sind.',
  removeShared:
    'Alle Administratoren verlieren diese Ansicht. Ihre Filter, Reihenfolge und Spalten gehen endgültig verloren. Die Datensätze bleiben, wie sie sind.',
  removeConfirm: 'Ansicht löschen',
  none: 'Noch keine gespeicherten Ansichten. Stellen Sie Filter, Reihenfolge und Spalten ein und speichern Sie sie unter einem Namen.',
  plain: 'Standard',
  tabs: 'Gespeicherte Ansichten',
  change: 'Ansicht %{name} ändern',
  rename: 'Umbenennen…',
  renameTitle: 'Die Ansicht „%{name}“ umbenennen',
  renameConfirm: 'Umbenennen',
  update: 'Auf das Gezeigte aktualisieren',
  updateTitle: 'Die Ansicht „%{name}“ für alle ändern?',
  updateBody:
    'Alle Administratoren haben diese Ansicht. Sie behält dann die Filter, die Reihenfolge und die Spalten, die Sie gerade sehen.',
  updateConfirm: 'Ansicht aktualisieren',
  share: 'Mit Administratoren teilen',
  unshare: 'Nicht mehr teilen',
  makeDefault: 'Liste damit öffnen',
  endDefault: 'Liste nicht mehr damit öffnen',
  isDefault: 'öffnet die Liste',
  isShared: 'geteilt',
  ofBusiness: 'Alle, die sich für Ihr Unternehmen anmelden, haben diese Ansichten.',
  capped: 'Gezeigt werden nur die %{count} neuesten Ihrer Ansichten und ebenso viele geteilte.',
};
