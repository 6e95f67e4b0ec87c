import { showConsole } from './embeddedConsole.tsx';
import { ENTERED } from './giveawayJourneys.ts';
import { type RefusingStore, refusingStore } from './refusingStore.ts';
import { records } from './writeJourneys.ts';

/** Shows the console to somebody over a store that can refuse, with what the journeys that write need. */
export const openRefusing = async (uid: 'owner' | 'admin'): Promise<RefusingStore> => {
  const link = refusingStore();
  const puts = records.filter(
    ({ collection, record }) =>
      (!collection.endsWith('/entries') || ENTERED.some(id => collection.includes(`/${id}/`))) &&
      (collection !== 'stats' || record.businessId === 'owner'),
  );
  await showConsole(uid, puts, link.between);
  return link;
};
