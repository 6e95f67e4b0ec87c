import { describe, expect, it } from 'vitest';
import { ROLES } from '@/domain/access/roles.ts';
import { PAGES_OF } from '@/routes/pages.ts';
import { componentOf } from './componentOf.ts';

describe.each(ROLES)('the pages of %s', role => {
  it.each(PAGES_OF[role])('$path has a component', page => {
    expect(componentOf(role, page)?.preload).toBeTypeOf('function');
  });
});
