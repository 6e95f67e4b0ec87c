import type { business as english } from '../en/business.ts';
import type { Translation } from '../Translation.ts';

/** Businesses: list, page, form, and what administrators do with them. */
export const business: Translation<typeof english> = {
  title: 'Alle Unternehmen',
  add: 'Unternehmen hinzufügen',
  ranking: 'Wachstum und Rückgang',
  searchLabel: 'Name, E-Mail oder Kontakt suchen',
  tabsLabel: 'Unternehmen nach Status',
  empty: 'Noch keine Unternehmen',
  emptyHelp: 'Fügen Sie das erste hinzu; der Inhaber wird per E-Mail eingeladen.',
  field: {
    businessName: 'Unternehmen',
    businessEmail: 'E-Mail',
    userImg: 'Bild',
    contactName: 'Ansprechperson',
    phone: 'Telefon',
    website: 'Website',
    address: 'Adresse',
    country: 'Land',
    about: 'Beschreibung',
    baseCurrency: 'Basiswährung',
    isBusinessOwner: 'Status',
    isDeleted: 'Gelöscht',
    isSuperAdmin: 'Administratorkennzeichen',
    statusHistory: 'Statusverlauf',
    createdAt: 'Angelegt',
    updatedAt: 'Geändert',
  },
  tab: {
    all: 'Alle',
    pending: 'Ausstehend',
    approved: 'Freigegeben',
    deactivated: 'Deaktiviert',
    rejected: 'Abgelehnt',
    deleted: 'Gelöscht',
  },
  status: {
    pending: 'Ausstehend',
    approved: 'Freigegeben',
    deactivated: 'Deaktiviert',
    rejected: 'Abgelehnt',
    deleted: 'Gelöscht',
    unknown: 'Unbekannter Status „%{status}“',
  },
  action: {
    approve: 'Freigeben',
    reject: 'Ablehnen',
    deactivate: 'Deaktivieren',
    reactivate: 'Reaktivieren',
    delete: 'Löschen',
    restore: 'Wiederherstellen',
    edit: 'Bearbeiten',
    more: 'Weitere Aktionen',
  },
  confirm: {
    approve: '%{name} freigeben? |||| %{smart_count} Unternehmen freigeben?',
    reject: '%{name} ablehnen? |||| %{smart_count} Unternehmen ablehnen?',
    deactivate: '%{name} deaktivieren? |||| %{smart_count} Unternehmen deaktivieren?',
    reactivate: '%{name} reaktivieren? |||| %{smart_count} Unternehmen reaktivieren?',
    delete: '%{name} löschen? |||| %{smart_count} Unternehmen löschen?',
    restore: '%{name} wiederherstellen? |||| %{smart_count} Unternehmen wiederherstellen?',
  },
  task: {
    approve: 'Unternehmen freigeben',
    reject: 'Unternehmen ablehnen',
    deactivate: 'Unternehmen deaktivieren',
    reactivate: 'Unternehmen reaktivieren',
    delete: 'Unternehmen löschen',
    restore: 'Unternehmen wiederherstellen',
  },
  effect: {
    approve: 'Der Inhaber kann sich ab sofort anmelden.',
    reject: 'Der Inhaber kann sich nicht anmelden und erfährt, dass der Antrag abgelehnt wurde.',
    deactivate:
      'Der Inhaber wird sofort abgemeldet und kann sich bis zur Reaktivierung nicht anmelden. Die aktiven Produkte verlassen den Katalog und kommen mit dem Unternehmen zurück.',
    reactivate:
      'Der Inhaber kann sich wieder anmelden, und die mit dem Unternehmen verborgenen Produkte kommen zurück in den Katalog.',
    delete:
      'Der Inhaber wird sofort abgemeldet und kann sich nicht mehr anmelden. Die aktiven Produkte verlassen den Katalog. Es geht nichts verloren: Ein Administrator kann das Unternehmen wiederherstellen, und die Produkte kommen mit ihm zurück.',
    restore:
      'Das Unternehmen kehrt mit seinem früheren Status zurück; ist der nicht „deaktiviert“, kommen auch seine Produkte zurück in den Katalog.',
  },
  reasonHelp:
    'Der Inhaber liest ihn bei der Anmeldung und im Profil. Steht auch bei den letzten Änderungen.',
  skipped:
    '%{smart_count} ausgewähltes Unternehmen bleibt, wie es ist, weil die Aktion nicht zu seinem Status passt. |||| %{smart_count} ausgewählte Unternehmen bleiben, wie sie sind, weil die Aktion nicht zu ihrem Status passt.',
  nobodyFits:
    '%{name} (%{status}) bleibt, wie es ist, weil die Aktion nicht zu seinem Status passt. |||| Die Aktion passt zu keinem der ausgewählten Unternehmen.',
  andMore: 'und %{smart_count} weitere',
  done: {
    approve: '%{name} wurde freigegeben. |||| %{smart_count} Unternehmen wurden freigegeben.',
    reject: '%{name} wurde abgelehnt. |||| %{smart_count} Unternehmen wurden abgelehnt.',
    deactivate: '%{name} wurde deaktiviert. |||| %{smart_count} Unternehmen wurden deaktiviert.',
    reactivate: '%{name} wurde reaktiviert. |||| %{smart_count} Unternehmen wurden reaktiviert.',
    delete: '%{name} wurde gelöscht. |||| %{smart_count} Unternehmen wurden gelöscht.',
    restore:
      '%{name} wurde wiederhergestellt. |||| %{smart_count} Unternehmen wurden wiederhergestellt.',
  },
  verdict: {
    title: 'Kann sich der Inhaber anmelden?',
    owner: 'Ja, als Inhaber: Das Unternehmen ist freigegeben.',
    support: 'Ja, als Support (nur lesen): Die Adresse steht auf der Support-Liste.',
    superAdmin:
      'Ja, als Superadministrator: Die Adresse steht auf der Liste, und das Kennzeichen ist gesetzt.',
    noAccount: 'Nein: Es gibt kein Unternehmenskonto.',
    deleted: 'Nein: Das Konto ist gelöscht.',
    deactivated: 'Nein: Das Konto ist deaktiviert.',
    awaitingApproval: 'Nein: Das Konto wartet auf Freigabe.',
    rejected: 'Nein: Der Antrag wurde abgelehnt.',
    listedOnly:
      'Die Adresse steht auf der Liste der Superadministratoren, aber dem Datensatz fehlt das Kennzeichen; er gilt daher wie jeder andere.',
    flaggedOnly:
      'Der Datensatz hat das Administratorkennzeichen, aber die Adresse steht nicht auf der Liste der Superadministratoren; das Kennzeichen bleibt daher ohne Wirkung.',
    verified:
      'Vorausgesetzt, der Inhaber meldet sich mit %{email} an und hat diese Adresse bestätigt.',
  },
  show: {
    details: 'Details',
    history: 'Statusverlauf',
    noHistory: 'Der Status hat sich noch nicht geändert.',
    historyStep: '%{from} → %{to}',
    actFor: 'Im Namen des Unternehmens',
    analytics: 'Analyse',
    channels: 'Für Kanäle prüfen',
    spellings: 'Schreibweisen angleichen',
    pointInTime: 'Produkte zu einem Zeitpunkt',
    addProduct: 'Produkt hinzufügen',
    shopify: 'Aus Shopify importieren',
    wix: 'Aus Wix importieren',
    products: 'Produkte',
    requests: 'Anfragen',
    reports: 'Meldungen',
    seeAll: 'Alle %{count} anzeigen',
    noProducts: 'Noch keine Produkte',
    noRequests: 'Keine Anfragen',
    noReports: 'Keine Meldungen',
    by: 'von %{name}',
    since: 'Seit %{date}',
    website: 'Website öffnen (neuer Tab)',
  },
  follow: {
    resume: 'Mit den übrigen fortfahren',
    rename: {
      task: '„%{name}“ an den Produkten anzeigen',
      done: '%{smart_count} Produkt zeigt den neuen Namen. |||| %{smart_count} Produkte zeigen den neuen Namen.',
      left: 'Einige Produkte zeigen noch den alten Namen.',
    },
    hide: {
      task: 'Produkte von %{name} verbergen',
      done: '%{smart_count} Produkt ist nicht mehr im Katalog. |||| %{smart_count} Produkte sind nicht mehr im Katalog.',
      left: 'Einige Produkte sind noch im Katalog.',
      open: '%{smart_count} Produkt ist noch im Katalog. |||| %{smart_count} Produkte sind noch im Katalog.',
      button: 'Verbergen |||| Alle verbergen',
    },
    show: {
      task: 'Produkte von %{name} wieder zeigen',
      done: '%{smart_count} Produkt ist wieder im Katalog. |||| %{smart_count} Produkte sind wieder im Katalog.',
      left: 'Einige Produkte sind noch verborgen.',
      open: '%{smart_count} Produkt ist noch verborgen, seit das Unternehmen geschlossen wurde. |||| %{smart_count} Produkte sind noch verborgen, seit das Unternehmen geschlossen wurde.',
      button: 'Wieder zeigen |||| Alle wieder zeigen',
    },
    hidden:
      '%{smart_count} Produkt ist mit dem Unternehmen verborgen und kommt mit ihm zurück. |||| %{smart_count} Produkte sind mit dem Unternehmen verborgen und kommen mit ihm zurück.',
  },
  form: {
    addTitle: 'Unternehmen hinzufügen',
    editTitle: '%{name} bearbeiten',
    account: 'Konto',
    accountHelp:
      'Für diese Adresse wird ein Konto angelegt und eine Einladung zum Festlegen eines Passworts versendet. Sie bleiben angemeldet.',
    like: 'Die Angaben von %{name} sind eingetragen. Mit welcher Adresse sich ein Inhaber anmeldet, kann nicht geändert werden: Geben Sie hier die richtige an und löschen Sie danach das Unternehmen mit der falschen. Produkte ziehen nicht um.',
    status: 'Status',
    statusApproved: 'Freigegeben: kann sich anmelden, sobald das Passwort festgelegt ist',
    statusPending: 'Ausstehend: kann sich erst nach der Freigabe anmelden',
    profile: 'Profil',
    emailFixed: 'Die Adresse lässt sich nicht ändern: Der Inhaber meldet sich damit an.',
    create: 'Unternehmen hinzufügen',
    created: '%{name} wurde hinzugefügt und eingeladen.',
    createdNoMail:
      '%{name} wurde hinzugefügt, aber die Einladung konnte nicht versendet werden. Bitten Sie den Inhaber, auf der Anmeldeseite „Passwort vergessen?“ zu verwenden.',
    saved: 'Änderungen gespeichert.',
    error: {
      emailInUse:
        'Zu dieser Adresse gibt es bereits ein Konto. Verwenden Sie eine andere oder suchen Sie sie unter allen Unternehmen, auch den gelöschten.',
      invalidEmail: 'Das ist keine E-Mail-Adresse.',
      offline:
        'Der Kontodienst ist nicht erreichbar. Es wurde nichts angelegt; versuchen Sie es noch einmal.',
      unknown: 'Das Konto konnte nicht angelegt werden: %{message}',
      rolledBack:
        'Das Unternehmen konnte nicht gespeichert werden, deshalb wurde sein neues Konto wieder entfernt. Es ist nichts zurückgeblieben; versuchen Sie es noch einmal. (%{message})',
      orphan:
        'Das Unternehmen konnte nicht gespeichert werden (%{message}), und sein neues Konto %{email} (ID %{uid}) ließ sich nicht entfernen. Löschen Sie dieses Konto im Anmeldedienst, bevor Sie es noch einmal versuchen.',
      uncertain:
        'Es ist unsicher, ob das Unternehmen gespeichert wurde, weil die Verbindung abbrach (%{message}). Das Konto %{email} wurde behalten. Suchen Sie unter allen Unternehmen danach, bevor Sie es noch einmal versuchen.',
    },
  },
};
