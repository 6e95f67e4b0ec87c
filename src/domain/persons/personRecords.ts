import { type FunctionStore, pagesOf, type StoredDocument } from '../functions/functionStore.ts';
import type { Person, PersonQuery } from './person.ts';
import type { PersonalData } from './personalData.ts';

const pagesOfQuery = async function* (store: FunctionStore, query: PersonQuery, size: number) {
  if ('where' in query) yield* pagesOf(store, query, size);
  else yield await store.getAll(query.collection, query.ids);
};

/** The records of one collection that are about a person, each once, page by page. */
export const personRecords = async function* (
  store: FunctionStore,
  { find }: PersonalData,
  person: Person,
  size = 300,
) {
  const seen = new Set<string>();
  const isNew = ({ collection, data }: StoredDocument) => {
    const path = `${collection}/${data.id}`;
    return !seen.has(path) && seen.add(path);
  };
  for (const query of find(person))
    for await (const page of pagesOfQuery(store, query, size)) yield page.filter(isNew);
};
