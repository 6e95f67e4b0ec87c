import { expect, it } from 'vitest';
import { checkClaim } from './authorizeWriteClaim.ts';
import type { CheckedRecord } from './authorizeWriteTypes.ts';
import { admin, change, commitOf, now, said } from './testWrites.ts';

const ME = admin.email;
const OTHER = 'admin2@catalogue.example';
const id = 'reports~product~p1';
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const claim = (holder: string, more: object = {}): CheckedRecord => ({
  ...{ id, resource: 'reports', target: 'product~p1', label: 'Lamp', holder },
  ...{ from: null, kind: 'looking', note: '', at: now },
  ...more,
});
const of = (before: CheckedRecord | null, after: CheckedRecord | null) =>
  said(
    checkClaim(change('claims', before, after), {
      ...commitOf(admin),
      superAdmins: [ME.toUpperCase(), OTHER],
    }),
  );
const TAKEN = '403 holder: Somebody else has this: it is taken over with a reason';
const HANDED = '403 holder: Who has an item hands it to another administrator, with a note';
const handed = (more: object = {}) =>
  claim(OTHER, { kind: 'handed', from: ME, note: 'Yours', ...more });

it('is taken where nobody has it, renewed, and taken again after its time', () => {
  expect(of(null, claim(ME))).toBeNull();
  expect(of(claim(ME, { at: ago(1) }), claim(ME))).toBeNull();
  expect(of(claim(OTHER, { at: ago(4.99) }), claim(ME))).toBe(TAKEN);
  expect(of(claim(OTHER, { at: ago(5) }), claim(ME))).toBeNull();
  expect(of(claim(OTHER, { at: ago(1439), kind: 'handed' }), claim(ME))).toBe(TAKEN);
  expect(of(claim(OTHER, { at: ago(1440), kind: 'handed' }), claim(ME))).toBeNull();
});

it('is for oneself, under its own id', () => {
  expect(of(null, claim(OTHER))).toBe('403 holder: A claim is for oneself');
  expect(of(null, claim(ME, { target: 'product~p2' }))).toBe(
    '400 id: The id of a claim is its queue and its item, joined by ~',
  );
});

it('is taken over with a reason, from who has it now', () => {
  expect(of(claim(OTHER), claim(ME, { from: OTHER, note: 'She is ill' }))).toBeNull();
  for (const note of [' ', '\u200b'])
    expect(of(claim(OTHER), claim(ME, { from: OTHER, note }))).toBe(TAKEN);
  expect(of(claim(OTHER), claim(ME, { from: 'x@y.example', note: 'She is ill' }))).toBe(TAKEN);
});

it('is handed to another administrator by who has it, with a note', () => {
  expect(of(claim(ME), handed())).toBeNull();
  expect(of(claim(ME), handed({ note: '' }))).toBe(HANDED);
  expect(of(claim(ME), handed({ from: null }))).toBe(HANDED);
  expect(of(claim(ME), handed({ holder: 'owner@catalogue.example' }))).toBe(HANDED);
  expect(of(claim(ME), handed({ holder: ME }))).toBe(HANDED);
  expect(of(claim('admin3@catalogue.example'), handed())).toBe(HANDED);
  expect(of(null, handed())).toBe(HANDED);
});

it('is given free by who has it, and by anybody after its time', () => {
  expect(of(claim(ME), null)).toBeNull();
  expect(of(null, null)).toBeNull();
  expect(of(claim(OTHER), null)).toBe(
    '403 holder: Only who has an item gives it free before its time',
  );
  expect(of(claim(OTHER, { at: ago(6) }), null)).toBeNull();
});
