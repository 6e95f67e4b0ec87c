import type { Firestore } from 'firebase/firestore';
import { firestoreDataProvider } from 'ra-data-firestore';
import { useMemo } from 'react';
import { Admin, EditGuesser, ListGuesser, Resource } from 'react-admin';
import { companies } from './companies.tsx';
import { contacts } from './contacts.tsx';
import { deals } from './deals.tsx';
import type { Records } from './records.ts';

const resources = {
  contacts: {
    deletedField: 'isDeleted',
    timestamps: { created: 'createdAt', updated: 'updatedAt' },
  },
};

/** A CRM: contacts and deals meet many to many, and what is deleted of them stays stored. */
export const App = ({ firestore }: { firestore: Firestore }) => {
  const dataProvider = useMemo(
    () => firestoreDataProvider<Records>({ firestore, resources }),
    [firestore],
  );
  return (
    <Admin dataProvider={dataProvider} title="CRM">
      <Resource name="contacts" {...contacts} />
      <Resource name="companies" {...companies} />
      <Resource name="deals" {...deals} />
      <Resource name="tasks" list={ListGuesser} edit={EditGuesser} />
      <Resource name="roles" />
    </Admin>
  );
};
