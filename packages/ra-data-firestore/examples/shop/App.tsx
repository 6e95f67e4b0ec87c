import type { Firestore } from 'firebase/firestore';
import { firestoreDataProvider } from 'ra-data-firestore';
import { useMemo } from 'react';
import { Admin, Resource } from 'react-admin';
import { categories } from './categories.tsx';
import { customers } from './customers.tsx';
import { orders } from './orders.tsx';
import { products } from './products.tsx';
import type { Records } from './records.ts';

/** A shop's back office. Nothing is configured: kinds, references and `q` work as they are. */
export const App = ({ firestore }: { firestore: Firestore }) => {
  const dataProvider = useMemo(() => firestoreDataProvider<Records>({ firestore }), [firestore]);
  return (
    <Admin dataProvider={dataProvider} title="Shop">
      <Resource name="products" {...products} />
      <Resource name="categories" {...categories} />
      <Resource name="orders" {...orders} />
      <Resource name="customers" {...customers} />
      <Resource name="reviews" />
    </Admin>
  );
};
