import type { StoredRecord } from 'ra-data-firestore/query';
import type { StoredEvent } from '../../../src/domain/schemas/event.ts';

/** An event as a catalogue's app stores it; received when it was done unless said otherwise. */
export const testEvent = (
  id: string,
  more: Partial<StoredEvent> & { day?: string } = {},
): StoredEvent => {
  const { day = '2026-11-03', ...fields } = more;
  const at = fields.at ?? new Date(`${day}T10:00:00Z`);
  return {
    ...{ id, kind: 'view', at, receivedAt: at, userId: 'ann', productId: 'lamp' },
    ...{ country: 'DE', device: 'phone' },
    ...fields,
  };
};

/** Products of two businesses, one of them merged into another. */
export const TEST_PRODUCTS: StoredRecord[] = [
  { id: 'lamp', businessId: 'lights', category: 'Lighting', mergedInto: null },
  { id: 'bulb', businessId: 'lights', category: 'Lighting', mergedInto: null },
  { id: 'old-lamp', businessId: 'lights', category: 'Old', mergedInto: 'lamp' },
  { id: 'chair', businessId: 'seats', category: 'Chairs', mergedInto: null },
];
