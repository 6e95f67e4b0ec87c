import { beforeAll, describe, expect, it } from 'vitest';
import type { Write } from '@/domain/write.ts';
import { parentsOf, storedIn, writesOf } from './support/cells.ts';
import { commit, isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';
import { withField, withMost } from './support/fullRecord.ts';
import type { Kind } from './support/kinds.ts';
import { LIMITS, type LimitsOf } from './support/limits.ts';
import { type Fields, giveaway } from './support/records.ts';

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
};

const titled = LIMITS.map(ways => {
  const { actor, operation, resource, subject } = ways.cell;
  return { ...ways, title: `${actor}: ${operation} ${resource} (${subject})` };
});

describe.runIf(hasEmulator)('limits: what each field takes, and what it does not', () => {
  const { as, seed, remove } = useRules('limits');

  beforeAll(() => seed({ 'giveaways/open-create': giveaway() }));

  /** Sends a record with some fields changed; what comes of it is taken back. */
  const attempt = async ({ cell, base = {} }: LimitsOf, change: (data: Fields) => Fields) => {
    const full = { ...cell, allowed: true };
    const { collection, id, record } = storedIn(full);
    const stored = { ...record, ...base };
    const isUpdate = cell.operation === 'update';
    const [first, ...others] = writesOf(full);
    if (!first || first.type === 'delete') throw new Error('It writes something');
    const before: Fields = isUpdate ? stored : { ...first.data, ...base };
    const after = change(before);
    const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
    const data = isUpdate ? { ...first.data, ...Object.fromEntries(changed) } : after;
    const writes: Write[] = [{ ...first, data }, ...others];
    const isIn = await isAllowed(commit(as(cell.actor), writes));
    if (!isIn) return false;
    await remove(writes.map(write => `${write.collection}/${write.id}`));
    await seed({
      ...parentsOf(full),
      ...(isUpdate ? { [`${collection}/${id}`]: stored } : {}),
    });
    return true;
  };

  describe.each(titled)('$title', ways => {
    beforeAll(async () => {
      const full = { ...ways.cell, allowed: true };
      const { collection, id, record } = storedIn(full);
      const isUpdate = ways.cell.operation === 'update';
      await seed({
        ...parentsOf(full),
        ...(isUpdate ? { [`${collection}/${id}`]: { ...record, ...ways.base } } : {}),
      });
    });

    const fields = Object.entries(ways.limits).map(([field, kind]) => ({ field, kind }));
    const tried = (values: Kind['good']) => (ways.isThorough ? values : values.slice(0, 1));

    it('takes the most of everything at once', async () => {
      expect(await attempt(ways, data => withMost(data, ways.limits))).toBe(true);
    });

    it('knows no other field', async () => {
      expect(await attempt(ways, data => ({ ...data, isAdmin: true }))).toBe(false);
    });

    it.each(fields)('$field', async ({ field, kind }) => {
      for (const value of ways.isThorough ? kind.good.slice(1) : []) {
        const isIn = await attempt(ways, data => withField(data, field, value));
        expect.soft(isIn, `takes ${shown(value)}`).toBe(true);
      }
      for (const value of tried(kind.bad)) {
        const isIn = await attempt(ways, data => withField(data, field, value));
        expect.soft(isIn, `does not take ${shown(value)}`).toBe(false);
      }
    });
  });
});
