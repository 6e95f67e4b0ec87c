import { describe, expect, it } from 'vitest';
import { serverTime, type Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { hasEmulator } from '../support/environment.ts';
import { type Fields, RECORDS } from '../support/records.ts';
import { useStage } from '../support/stage.ts';

const MINUTE = 60_000;
const ANN = 'admin@catalogue.example';
const BOB = 'admin2@catalogue.example';

describe.runIf(hasEmulator)('steps: claims', () => {
  const { send, seed, fresh } = useStage('steps-claims');
  /** Times are told from when a test runs, not from when the table was read. */
  const dated = ({ minutesAgo, ...fields }: Fields): Fields =>
    typeof minutesAgo === 'number'
      ? { ...fields, at: new Date(Date.now() - minutesAgo * MINUTE) }
      : fields;
  const idOf = (target: string) => `reports~${target}`;
  const set = (target: string, over: Fields): Write => ({
    ...{ type: 'set', collection: 'claims', id: idOf(target) },
    data: RECORDS.claims({ target, at: serverTime(), ...dated(over) }),
  });
  const gone = (target: string): Write => ({
    ...{ type: 'delete', collection: 'claims' },
    id: idOf(target),
  });
  /** @param before what is stored; null for nothing. */
  const attempt = async (
    before: Fields | null,
    actor: ActorName,
    write: (target: string) => Write,
  ) => {
    const target = fresh();
    if (before)
      await seed({ [`claims/${idOf(target)}`]: RECORDS.claims({ target, ...dated(before) }) });
    return send(actor, [write(target)]);
  };
  const handed = { holder: BOB, from: ANN, kind: 'handed', note: 'You know them' };
  const over = { holder: BOB, from: ANN, note: 'She is ill' };

  it.each<[string, boolean, Fields | null, ActorName, Fields]>([
    ['nobody has it', true, null, 'superAdmin', {}],
    ['it is taken for somebody else', false, null, 'superAdmin', { holder: BOB }],
    ['it begins as handed', false, null, 'superAdmin', { ...handed, holder: ANN }],
    ['it is dated otherwise', false, null, 'superAdmin', { minutesAgo: 0 }],
    ['it is renewed with more', false, { minutesAgo: 1 }, 'superAdmin', { more: true }],
    ['it is renewed for later', false, { minutesAgo: 1 }, 'superAdmin', { minutesAgo: -60 }],
    [
      'it is taken over at length',
      true,
      { minutesAgo: 1 },
      'upperCaseAdmin',
      { ...over, note: 'x'.repeat(500) },
    ],
    [
      'it is handed over at length',
      true,
      { minutesAgo: 1 },
      'superAdmin',
      { ...handed, note: 'x'.repeat(500) },
    ],
    ['it is renewed', true, { minutesAgo: 1 }, 'superAdmin', {}],
    ['an address is in capitals', true, null, 'upperCaseAdmin', { holder: BOB }],
    ['somebody has it', false, { minutesAgo: 4 }, 'upperCaseAdmin', { holder: BOB }],
    ['its lease is over', true, { minutesAgo: 5.1 }, 'upperCaseAdmin', { holder: BOB }],
    [
      'it was handed to another this morning',
      false,
      { minutesAgo: 1439.5, kind: 'handed' },
      'upperCaseAdmin',
      { holder: BOB },
    ],
    [
      'it was handed to another the day before',
      true,
      { minutesAgo: 1440.1, kind: 'handed' },
      'upperCaseAdmin',
      { holder: BOB },
    ],
    ['it is taken over with a reason', true, { minutesAgo: 1 }, 'upperCaseAdmin', over],
    ['without a reason', false, { minutesAgo: 1 }, 'upperCaseAdmin', { ...over, note: ' ' }],
    ['from nobody', false, { minutesAgo: 1 }, 'upperCaseAdmin', { ...over, from: null }],
    ['from somebody else', false, { minutesAgo: 1 }, 'upperCaseAdmin', { ...over, from: BOB }],
    ['it is handed over', true, { minutesAgo: 1 }, 'superAdmin', handed],
    ['without a note', false, { minutesAgo: 1 }, 'superAdmin', { ...handed, note: '' }],
    ['with a note of blanks', false, { minutesAgo: 1 }, 'superAdmin', { ...handed, note: '  ' }],
    [
      'as if the other looked',
      false,
      { minutesAgo: 1 },
      'superAdmin',
      { ...handed, kind: 'looking' },
    ],
    [
      'back, by who got it',
      true,
      { ...handed, minutesAgo: 1 },
      'upperCaseAdmin',
      { ...handed, holder: ANN, from: BOB },
    ],
    ['it is taken up by who got it', true, { ...handed, minutesAgo: 1 }, 'upperCaseAdmin', over],
    ['taken over and renewed', true, { ...over, minutesAgo: 1 }, 'upperCaseAdmin', over],
    ['to oneself', false, { minutesAgo: 1 }, 'superAdmin', { ...handed, holder: ANN }],
    [
      'to an owner',
      false,
      { minutesAgo: 1 },
      'superAdmin',
      { ...handed, holder: 'owner@catalogue.example' },
    ],
    [
      'with a longer note than fits',
      false,
      { minutesAgo: 1 },
      'superAdmin',
      { ...handed, note: 'x'.repeat(501) },
    ],
    ['in another’s name', false, { minutesAgo: 1 }, 'superAdmin', { ...handed, from: BOB }],
    ['by who does not have it', false, { holder: BOB, minutesAgo: 1 }, 'superAdmin', handed],
    ['with the field of an attacker', false, null, 'superAdmin', { isAdmin: true }],
    ['with a field of words', false, null, 'superAdmin', { words: 'x' }],
    ['with more', false, null, 'superAdmin', { more: true }],
    ['with a label as long as may be', true, null, 'superAdmin', { label: 'x'.repeat(200) }],
    ['with a longer label', false, null, 'superAdmin', { label: 'x'.repeat(201) }],
    ['with a note as long as may be', true, null, 'superAdmin', { note: 'x'.repeat(500) }],
    ['with a longer note', false, null, 'superAdmin', { note: 'x'.repeat(501) }],
    ['from an address as long as may be', true, null, 'superAdmin', { from: 'x'.repeat(254) }],
    ['from a longer address', false, null, 'superAdmin', { from: 'x'.repeat(255) }],
    ['from a number', false, null, 'superAdmin', { from: 42 }],
    ['of no queue', false, null, 'superAdmin', { resource: 'users' }],
    ['under another id', false, null, 'superAdmin', { target: 'x' }],
    ['support', false, null, 'support', { holder: 'support@catalogue.example' }],
  ])('%s: %s', async (_, allowed, before, actor, data) => {
    expect(await attempt(before, actor, target => set(target, data))).toBe(allowed);
  });

  it.each<[string, string, boolean]>([
    ...['reports', 'requests', 'business', 'duplicates'].map(
      queue => [queue, 'x', true] satisfies [string, string, boolean],
    ),
    ['users', 'x', false],
    ['isAdmin', 'x', false],
    ['words', 'x', false],
    ['reports', 'x'.repeat(500), true],
    ['reports', 'x'.repeat(501), false],
    ['reports', '', false],
  ])('takes of %s the item %s: %s', async (resource, target, allowed) => {
    const data = RECORDS.claims({ resource, target, at: serverTime() });
    const id = `${resource}~${target}`;
    expect(await send('superAdmin', [{ type: 'set', collection: 'claims', id, data }])).toBe(
      allowed,
    );
  });

  it.each<[string, boolean, Fields | null, ActorName]>([
    ['the own', true, { minutesAgo: 1 }, 'superAdmin'],
    ['what is free already', true, null, 'superAdmin'],
    ['another’s', false, { minutesAgo: 1 }, 'upperCaseAdmin'],
    ['another’s after its lease', true, { minutesAgo: 6 }, 'upperCaseAdmin'],
    ['by support', false, { minutesAgo: 6 }, 'support'],
  ])('gives free %s: %s', async (_, allowed, before, actor) => {
    expect(await attempt(before, actor, gone)).toBe(allowed);
  });

  it('has one winner where two take it in one moment', async () => {
    const target = fresh();
    const both = await Promise.all([
      send('superAdmin', [set(target, {})]),
      send('upperCaseAdmin', [set(target, { holder: BOB })]),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
  });
});
