import { beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from '../support/actors.ts';
import { commit, isAllowed } from '../support/commit.ts';
import { hasEmulator, useRules } from '../support/environment.ts';
import { entry, update } from '../support/forge.ts';
import { type Fields, product, RECORDS } from '../support/records.ts';

describe.runIf(hasEmulator)('attacks: owners who merge', () => {
  const { as, seed } = useRules('merges');
  const send = (actor: ActorName, writes: readonly Write[]) => isAllowed(commit(as(actor), writes));

  const DONE = { status: 'archived', mergedInto: 'stays', mergedAt: new Date() };
  const told = (id: string, action: string, record: string, over: Fields = {}) =>
    entry('owner', id, 'products', [record], { action, source: 'merge', ...over });
  const into = (survivor: string, gone: string, over: Fields = {}): Write[] => [
    update('owner', 'products', survivor, { auditId: 'm1' }),
    told('m1', 'merge', survivor, { continuedIn: 'm2' }),
    update('owner', 'products', gone, {
      ...DONE,
      mergedInto: survivor,
      auditId: 'm2',
      ...over,
    }),
    told('m2', 'mergedInto', gone),
  ];

  beforeAll(() =>
    seed({
      'products/theirs': product({ businessId: 'rival' }),
      'products/tomb': product({ ...DONE, mergedInto: 'mine' }),
      'products/mine': product(),
      'products/null': product(),
      'products/stays': product(),
      'products/goes': product(),
      'products/buried': product({ ...DONE, mergedInto: 'theirs' }),
      'audit/elsewhere': RECORDS.audit({ at: new Date(0) }),
    }),
  );

  it.each<[string, () => Write[]]>([
    ['into another’s', () => into('theirs', 'goes')],
    ['another’s into the own', () => into('stays', 'theirs')],
    ['into itself', () => into('stays', 'goes', { mergedInto: 'goes' })],
    ['into what was merged', () => into('tomb', 'goes')],
    ['and leaves it on sale', () => into('stays', 'goes', { status: 'active' })],
    ['without a word', () => into('stays', 'goes', { auditId: null }).slice(0, 3)],
    ['into what is not written', () => into('stays', 'goes').slice(2)],
    [
      'without a word of what goes',
      () => {
        const [stays, , goes] = into('stays', 'goes', { auditId: null });
        return [stays, told('m1', 'merge', 'stays'), goes].flatMap(write => write ?? []);
      },
    ],
    [
      'two into each other',
      () => [
        ...into('stays', 'goes').slice(2),
        told('m1', 'mergedInto', 'stays'),
        update('owner', 'products', 'stays', { ...DONE, mergedInto: 'goes', auditId: 'm1' }),
      ],
    ],
    [
      'what was merged into another’s, by way of the own',
      () => [
        update('owner', 'products', 'mine', { auditId: 'm1' }),
        told('m1', 'merge', 'mine', { continuedIn: 'm2' }),
        update('owner', 'products', 'tomb', { ...DONE, mergedInto: 'theirs', auditId: 'm2' }),
        told('m2', 'mergedInto', 'tomb'),
      ],
    ],
    [
      'into nothing, beside a product of that name',
      () => [
        update('owner', 'products', 'null', { auditId: 'm1' }),
        told('m1', 'merge', 'null', { continuedIn: 'm2' }),
        update('owner', 'products', 'goes', { ...DONE, mergedInto: null, auditId: 'm2' }),
        told('m2', 'mergedInto', 'goes'),
      ],
    ],
    [
      'in a chain that leads to an old entry',
      () => [
        update('owner', 'products', 'stays', { auditId: 'm1' }),
        told('m1', 'merge', 'stays', { continuedIn: 'elsewhere' }),
      ],
    ],
    [
      'and takes back what an administrator merged into another’s',
      () => [
        update('owner', 'products', 'buried', {
          mergedInto: null,
          mergedAt: null,
          auditId: 'u1',
        }),
        told('u1', 'unmerge', 'buried', { source: 'revert' }),
      ],
    ],
  ])('an owner merges %s', async (_, writes) => {
    expect(await send('owner', writes())).toBe(false);
  });

  it('an owner merges own products, and takes that back', async () => {
    expect(await send('owner', into('stays', 'goes'))).toBe(true);
    const back = (over: Fields): Write[] => [
      update('owner', 'products', 'stays', { auditId: 'b1' }, 2),
      told('b1', 'unmerge', 'stays', { source: 'revert', continuedIn: 'b2', reverts: 'm1' }),
      update(
        'owner',
        'products',
        'goes',
        { status: 'active', mergedInto: null, mergedAt: null, auditId: 'b2', ...over },
        2,
      ),
      told('b2', 'unmerge', 'goes', { source: 'revert', reverts: 'm1' }),
    ];
    expect(await send('owner', back({ businessName: 'A rival' })), 'in a name').toBe(false);
    expect(await send('owner', back({}).slice(2)), 'alone').toBe(false);
    expect(await send('owner', back({}))).toBe(true);
  });
});
