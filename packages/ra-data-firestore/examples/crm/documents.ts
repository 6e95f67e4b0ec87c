import type { Documents } from '../emulator.ts';
import { day, idOf, makeRows, pick } from '../makeRows.ts';

const FIRST = ['Alma', 'Boris', 'Clara', 'Deniz', 'Elif', 'Frida', 'Goran'];
const LAST = ['Amsel', 'Bussard', 'Dohle', 'Eule', 'Fink', 'Geier'];
const KINDS = ['Bakery', 'Mill', 'Press', 'Works', 'Yard'];
const COMPANIES = 24;
const CONTACTS = 66;
const DEALS = 33;

/** A small CRM: 24 companies, 66 contacts, 33 deals with two people each, 48 tasks. */
export const documents = {
  companies: makeRows(COMPANIES, 'f', n => ({
    name: `${pick(LAST, n * 5)} ${pick(KINDS, n)} ${n + 1}`,
    city: pick(['Bremen', 'Graz', 'Lyon', 'Turku'], n),
    employees: 3 + ((n * 17) % 90),
  })),
  contacts: makeRows(CONTACTS, 'c', n => ({
    name: `${pick(FIRST, n)} ${pick(LAST, n * 5)}`,
    email: `contact${n + 1}@example.org`,
    companyId: idOf('f', n * 5, COMPANIES),
    createdAt: day(n),
    updatedAt: day(n + 1),
    isDeleted: false,
  })),
  deals: makeRows(DEALS, 'd', n => ({
    name: `Offer ${n + 1}`,
    companyId: idOf('f', n * 7, COMPANIES),
    stage: pick(['lead', 'offer', 'won', 'lost'], n),
    amount: 500 * (1 + ((n * 11) % 40)),
    closesOn: day(200 + n),
  })),
  roles: makeRows(DEALS * 2, 'r', n => ({
    dealId: idOf('d', n >> 1, DEALS),
    contactId: idOf('c', n * 7, CONTACTS),
    role: n % 2 === 0 ? 'buyer' : 'adviser',
  })),
  tasks: makeRows(48, 't', n => ({
    text: pick(['Call back', 'Send the offer', 'Ask for the figures'], n),
    contactId: idOf('c', n * 3, CONTACTS),
    dueOn: day(150 + n),
    isDone: n % 4 === 0,
  })),
} satisfies Documents;
