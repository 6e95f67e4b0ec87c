import {
  collection,
  type Firestore,
  getCountFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';

/** What one writes by hand against the SDK: a cursor for the next page, a count beside it. */
export const floorPage = async (
  firestore: Firestore,
  path: string,
  perPage: number,
  after?: QueryDocumentSnapshot,
  category?: string,
) => {
  const filtered = query(
    collection(firestore, path),
    ...(category === undefined ? [] : [where('category', '==', category)]),
  );
  const [rows, total] = await Promise.all([
    getDocsFromServer(
      query(filtered, orderBy('price'), ...(after ? [startAfter(after)] : []), limit(perPage)),
    ),
    getCountFromServer(filtered),
  ]);
  return { rows: rows.docs, total: total.data().count };
};

/** By hand, a page far away is reached by reading all rows before it. */
export const floorWalk = async (
  firestore: Firestore,
  path: string,
  page: number,
  perPage: number,
) => {
  const rows = await getDocsFromServer(
    query(collection(firestore, path), orderBy('price'), limit(page * perPage)),
  );
  return { rows: rows.docs.slice((page - 1) * perPage) };
};
