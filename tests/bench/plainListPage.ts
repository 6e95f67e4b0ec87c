import { createElement } from 'react';
import { Admin, type DataProvider, DataTable, List, Resource, SearchInput } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createContext } from '@/providers/local/access.ts';
import { DATABASE_NAME } from '@/providers/local/databaseName.ts';
import { createLocalDataProvider } from '@/providers/local/dataProvider.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';

const admin = { uid: 'admin', email: 'admin@catalogue.example', emailVerified: true };
const lists = { superAdmins: [admin.email], support: [] };

const refused = () => Promise.reject(new Error('This list only reads'));

const COLUMNS = ['title', 'status', 'brand', 'category', 'sku', 'createdAt'];

/** react-admin's own list of the same rows, as its documentation writes one. */
const Products = () =>
  createElement(
    List,
    {
      perPage: 25,
      sort: { field: 'createdAt', order: 'DESC' },
      filters: [createElement(SearchInput, { key: 'q', source: 'q', alwaysOn: true })],
    },
    createElement(
      DataTable,
      null,
      ...COLUMNS.map(source => createElement(DataTable.Col, { key: source, source })),
    ),
  );

const database = await openDatabase(DATABASE_NAME);
const records = createLocalDataProvider(createContext(database, () => admin, lists));
const dataProvider: DataProvider = {
  getList: records.getList,
  getOne: records.getOne,
  getMany: records.getMany,
  getManyReference: records.getManyReference,
  create: refused,
  update: refused,
  updateMany: refused,
  delete: refused,
  deleteMany: refused,
};
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  createElement(
    Admin,
    { dataProvider },
    createElement(Resource, { name: 'products', list: Products }),
  ),
);
