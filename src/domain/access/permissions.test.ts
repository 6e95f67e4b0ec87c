import { expect, it } from 'vitest';
import { can, requiredListFilters } from './can.ts';
import { ACTIONS, CONDITIONS, PERMISSIONS, RESOURCES } from './permissions.ts';

/** Who may do what, in the order of the actions: always, self, own, (or) active, user, once ended. */
const TABLE = `
superAdmin business           get list create update - export
superAdmin products           get list create update delete export
superAdmin productDetails     get list create update delete export
superAdmin users              get list - update - export
superAdmin giveaways          get list create update - export
superAdmin entries            get list - - - export
superAdmin giveawaySeeds      get:onceEnded - create - - -
superAdmin reports            get list - update - export
superAdmin requests           get list - update - export
superAdmin imports            get list create update - export
superAdmin importChunks       get list create - - export
superAdmin audit              get list create - - export
superAdmin stats              get list - - - export
superAdmin savedViews         get:ownUserOrShared list:ownUserOrShared create:ownUser update:ownUserOrShared delete:ownUserOrShared -
superAdmin duplicateDecisions get list create - delete export
superAdmin claims             get list create update delete export
superAdmin figureNotes        get list create:ownUser update:ownUser - export
superAdmin sales              get list create update - export
superAdmin signIns            get - - - - -
owner      business           get:self - - update:self - -
owner      products           get:activeOrOwnBusiness list:activeOrOwnBusiness create:ownBusiness update:ownBusiness delete:ownBusiness export:ownBusiness
owner      productDetails     get:ownBusiness - create:ownBusiness update:ownBusiness delete:ownBusiness -
owner      users              - - - - - -
owner      giveaways          - - - - - -
owner      entries            - - - - - -
owner      giveawaySeeds      - - - - - -
owner      reports            - - - - - -
owner      requests           get:ownBusiness list:ownBusiness create:ownBusiness update:ownBusiness - export:ownBusiness
owner      imports            get:ownBusiness list:ownBusiness create:ownBusiness update:ownBusiness - export:ownBusiness
owner      importChunks       get:ownBusiness list:ownBusiness create:ownBusiness - - -
owner      audit              get:ownBusiness list:ownBusiness create:ownBusiness - - -
owner      stats              get:ownBusiness list:ownBusiness - - - export:ownBusiness
owner      savedViews         get:ownUser list:ownUser create:ownUser update:ownUser delete:ownUser -
owner      duplicateDecisions get:ownBusiness list:ownBusiness create:ownBusiness - delete:ownBusiness -
owner      claims             - - - - - -
owner      figureNotes        get:ownBusiness list:ownBusiness create:ownUser update:ownUser - export:ownBusiness
owner      sales              get:ownBusiness list:ownBusiness create:ownBusiness update:ownBusiness - export:ownBusiness
owner      signIns            get:self - create:self update:self - -
support    business           get list - - - export
support    products           get list - - - export
support    productDetails     get list - - - export
support    users              get list - - - export
support    giveaways          get list - - - export
support    entries            get list - - - export
support    giveawaySeeds      - - - - - -
support    reports            get list - - - export
support    requests           get list - - - export
support    imports            get list - - - export
support    importChunks       get list - - - export
support    audit              get list - - - export
support    stats              get list - - - export
support    savedViews         get:ownUserOrShared list:ownUserOrShared create:ownUser update:ownUser delete:ownUser -
support    duplicateDecisions get list - - - export
support    claims             get list - - - export
support    figureNotes        get list - - - export
support    sales              get list - - - export
support    signIns            get - - - - -
`;

const rows = TABLE.trim()
  .split('\n')
  .map(line => line.split(/\s+/));

it('grants each role what the table of this test says, and nothing else', () => {
  const granted = Object.entries(PERMISSIONS).flatMap(([role, resources]) =>
    Object.entries(resources).map(([resource, grants]) => [
      role,
      resource,
      ...ACTIONS.map(action => {
        const condition = grants[action];
        if (!condition) return '-';
        return condition === 'always' ? action : `${action}:${condition}`;
      }),
    ]),
  );
  expect(granted).toEqual(rows);
  expect(rows.map(([, resource]) => resource).slice(0, RESOURCES.length)).toEqual([...RESOURCES]);
  expect([...ACTIONS]).toEqual(['get', 'list', 'create', 'update', 'delete', 'export']);
});

it('knows each condition that a grant names', () => {
  const named = rows.flatMap(row => row.flatMap(cell => cell.split(':').slice(1)));
  expect([...new Set(['always', ...named])].sort()).toEqual([...CONDITIONS].sort());
});

it('holds a condition against the record', () => {
  const owner = { uid: 'me', role: 'owner' as const };
  expect(can(owner, 'get', 'business', { id: 'me' })).toBe(true);
  expect(can(owner, 'get', 'business', { id: 'other', businessId: 'me' })).toBe(false);
  expect(can(owner, 'get', 'imports', { businessId: 'me' })).toBe(true);
  expect(can(owner, 'get', 'imports', { businessId: 'other', status: 'active' })).toBe(false);
  expect(can(owner, 'get', 'savedViews', { userId: 'me' })).toBe(true);
  expect(can(owner, 'get', 'savedViews', { id: 'me', userId: 'other' })).toBe(false);
  const shared = { userId: 'other', sharedWith: 'administrators' };
  expect(can(owner, 'get', 'savedViews', shared)).toBe(false);
  expect(can({ uid: 'me', role: 'support' }, 'get', 'savedViews', shared)).toBe(true);
  expect(can({ uid: 'me', role: 'support' }, 'update', 'savedViews', shared)).toBe(false);
  expect(can({ uid: 'me', role: 'superAdmin' }, 'update', 'savedViews', shared)).toBe(true);
  expect(can({ uid: 'me', role: 'superAdmin' }, 'update', 'savedViews', { userId: 'x' })).toBe(
    false,
  );
});

it('asks of a list what proves its condition', () => {
  const ask = (role: 'owner' | 'superAdmin', resource: (typeof RESOURCES)[number]) =>
    requiredListFilters({ uid: 'me', role }, resource);
  expect(ask('owner', 'products')).toEqual([
    { field: 'businessId', value: 'me' },
    { field: 'status', value: 'active' },
  ]);
  expect(ask('owner', 'imports')).toEqual([{ field: 'businessId', value: 'me' }]);
  expect(ask('owner', 'savedViews')).toEqual([{ field: 'userId', value: 'me' }]);
  expect(ask('superAdmin', 'savedViews')).toEqual([
    { field: 'userId', value: 'me' },
    { field: 'sharedWith', value: 'administrators' },
  ]);
  expect(ask('superAdmin', 'products')).toEqual([]);
  expect(ask('owner', 'business')).toBeNull();
  expect(ask('superAdmin', 'giveawaySeeds')).toBeNull();
});
