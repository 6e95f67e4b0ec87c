import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../Translation.ts';

/** The owner's profile. */
export const profile: Translation<typeof english> = {
  title: 'Profil',
  edit: 'Profil bearbeiten',
  editTitle: 'Profil bearbeiten',
  about: 'Über das Unternehmen',
  contact: 'Kontakt',
  account: 'Konto',
  image: 'Bild',
  imageHelp: 'Erscheint in der Kopfzeile und bei Ihren Produkten.',
  statusLabel: 'Status',
  status: {
    approved: 'Freigegeben',
    pending: 'Ausstehend',
    rejected: 'Abgelehnt',
    deactivated: 'Deaktiviert',
  },
  since: 'Mitglied seit',
  lastChange: 'Zuletzt geändert',
  fixedEmail: 'Damit melden Sie sich an. Geändert wird sie auf Anfrage.',
  askEmail: 'Um eine andere E-Mail-Adresse bitten',
  requests: 'Eingereichte Anfragen',
  currencyHelp:
    'In dieser Währung werden neue Produkte ausgezeichnet. Vorhandene Produkte behalten ihre.',
  websiteHelp: 'Zum Beispiel https://example.com',
  changeImage: 'Bild ändern',
  removeImage: 'Bild entfernen',
  noImage: 'Noch kein Bild: Es wird ein Standardbild gezeigt',
  saved: 'Profil gespeichert',
  field: {
    businessName: 'Name des Unternehmens',
    businessEmail: 'E-Mail',
    userImg: 'Bild',
    contactName: 'Ansprechperson',
    phone: 'Telefon',
    website: 'Website',
    address: 'Adresse',
    country: 'Land',
    about: 'Über das Unternehmen',
    baseCurrency: 'Währung',
  },
  error: {
    phone: 'Das ist keine Telefonnummer. Sie besteht aus Ziffern, zum Beispiel +49 30 555000.',
  },
};
