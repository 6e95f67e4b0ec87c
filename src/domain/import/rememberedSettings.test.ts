import { describe, expect, it } from 'vitest';
import { rememberedSettings, stillRemembered } from './rememberedSettings.ts';
import { defaultSettings } from './settings.ts';

const run = (shop: string, day: number, settings: Record<string, unknown>) => ({
  shop,
  startedAt: new Date(Date.UTC(2026, 4, day)),
  settings,
});

const indian = { ...defaultSettings('sari', 'INR'), status: 'draft', overwrite: true };

describe('rememberedSettings', () => {
  it('takes all of the latest run of the same shop but what wins over edits', () => {
    const runs = [
      run('other', 9, defaultSettings('other', 'EUR')),
      run('sari', 8, { ...indian, categories: { Sarees: 'Saris' } }),
      run('sari', 7, defaultSettings('sari', 'USD')),
    ];
    expect(rememberedSettings(runs, 'sari')).toEqual({
      at: new Date(Date.UTC(2026, 4, 8)),
      settings: {
        ...{ currency: 'INR', status: 'draft', weightUnit: 'kg', images: 'link', mode: 'both' },
        categories: { Sarees: 'Saris' },
        columns: {},
        byCodes: true,
      },
    });
  });

  it('remembers nothing of another shop', () => {
    expect(rememberedSettings([run('sari', 8, indian)], 'Sari')).toBeNull();
  });

  it('leaves out what does not fit', () => {
    const stored = { currency: 'rupees', status: 'sold', weightUnit: 'lb', images: 7 };
    expect(rememberedSettings([run('sari', 8, stored)], 'sari')?.settings).toEqual({
      weightUnit: 'lb',
    });
    expect(rememberedSettings([run('sari', 8, {})], 'sari')).toBeNull();
  });
});

describe('stillRemembered', () => {
  it('names what has not been changed since', () => {
    const from = rememberedSettings([run('sari', 8, indian)], 'sari');
    const settings = { ...defaultSettings('sari', 'INR'), status: 'active' as const };
    expect(stillRemembered(settings, from)).toEqual([
      ...['currency', 'categories', 'columns', 'weightUnit', 'images', 'mode', 'byCodes'],
    ]);
    expect(stillRemembered(settings, null)).toEqual([]);
  });
});
