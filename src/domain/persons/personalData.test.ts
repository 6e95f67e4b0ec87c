import { describe, expect, it } from 'vitest';
import { ERASED, type Fields, type Person } from './person.ts';
import { PERSONAL_DATA, type PersonalCollection, personalCollections } from './personalData.ts';

const at = new Date('2026-11-03T10:00:00Z');
const ann: Person = {
  ...{ id: 'ann', emails: ['ann@mail.example'], names: ['Ann Lee'], business: 'none' },
  giveaways: new Map([
    ['open', true],
    ['over', false],
  ]),
  reports: ['bob~user~ann'],
};

const of = (name: PersonalCollection) => {
  const data = PERSONAL_DATA[name];
  if (typeof data === 'string') throw new Error(data);
  return data;
};
const exported = (name: PersonalCollection, record: Fields, person = ann) =>
  of(name).exported(record, person);
const erased = (name: PersonalCollection, record: Fields, person = ann, place: string = name) =>
  of(name).erased(record, person, place);

describe('what is stored about somebody', () => {
  it('is erased with the records that say who they are last', () => {
    expect(
      personalCollections()
        .map(([name]) => name)
        .slice(-2),
    ).toEqual(['business', 'users']);
  });

  it('says of every other collection why it is about nobody', () => {
    for (const data of Object.values(PERSONAL_DATA))
      if (typeof data === 'string') expect(data).toMatch(/^no: \w/);
  });

  it('is found by the id, the addresses, and what is about them', () => {
    expect(of('claims').find({ ...ann, emails: ['Ann@mail.example'] })).toEqual(
      ['holder', 'from'].map(field => ({
        collection: 'claims',
        where: [{ field, op: '==', value: 'ann@mail.example' }],
      })),
    );
    const trail = of('audit')
      .find(ann)
      .map(query => ('where' in query ? query.where[0]?.value : null));
    expect(trail).toEqual(['ann', 'open', 'over', 'bob~user~ann', 'ann']);
  });
});

describe('entries', () => {
  const entry = {
    ...{ id: 'ann', userId: 'ann', name: 'Ann Lee', email: 'ann@mail.example', country: 'DE' },
    _tokens: ['ann'],
  };

  it('are told without search words', () => {
    expect(exported('entries', entry)).not.toHaveProperty('_tokens');
    expect(exported('entries', { ...entry, userId: 'bob' })).toBeNull();
  });

  it('go from a giveaway that can be left, and stay without a name where it is over', () => {
    expect(erased('entries', entry, ann, 'giveaways/open/entries')).toBe('delete');
    expect(erased('entries', entry, ann, 'giveaways/over/entries')).toEqual({
      ...{ name: ERASED, email: 'ann@erased.invalid', country: '' },
    });
  });

  it('of another account with the address stay one person’s in a list that is sealed', () => {
    const other = { ...entry, id: 'bob', userId: 'bob' };
    expect(erased('entries', other, ann, 'giveaways/over/entries')).toEqual({
      email: 'ann@erased.invalid',
    });
    expect(erased('entries', other, ann, 'giveaways/open/entries')).toBeNull();
  });
});

describe('giveaways', () => {
  const giveaway = {
    ...{ id: 'over', title: 'Win', drawSeed: 's' },
    winners: [
      { userId: 'ann', entryId: 'ann', name: 'Ann Lee', place: 1 },
      { userId: 'bob', entryId: 'bob', name: 'Bob', place: 2 },
    ],
    contacted: [{ place: 0, name: 'Ann Lee', at, by: 'admin' }],
  };

  it('tell of the own lines alone', () => {
    expect(exported('giveaways', giveaway)).toEqual({
      ...{ id: 'over', title: 'Win', winners: [giveaway.winners[0]] },
      contacted: giveaway.contacted.map(({ by, ...entry }) => entry),
    });
    expect(exported('giveaways', { ...giveaway, winners: [], contacted: null })).toBeNull();
  });

  it('keep ids, and lose the name', () => {
    expect(erased('giveaways', giveaway)).toEqual({
      winners: [{ ...giveaway.winners[0], name: ERASED }, giveaway.winners[1]],
      contacted: [{ ...giveaway.contacted[0], name: ERASED }],
    });
  });
});

describe('reports', () => {
  const report = {
    ...{ id: 'ann~product~p', reporterId: 'ann', reporterName: 'Ann Lee', reason: 'spam' },
    ...{ targetType: 'product', targetId: 'p', targetLabel: 'Bowl', status: 'resolved' },
    ...{ message: 'It is fake', createdAt: at },
    resolution: { at, by: 'admin', note: 'Right', action: 'archive', was: 'active' },
  };
  const about = {
    ...{ ...report, id: 'bob~user~ann', reporterId: 'bob', reporterName: 'Bob' },
    ...{ targetType: 'user', targetId: 'ann', targetLabel: 'Ann Lee' },
  };

  it('are told with what was said, and without who decided', () => {
    expect(exported('reports', report)).toMatchObject({
      ...{ message: 'It is fake', about: { targetLabel: 'Bowl' } },
      resolution: { at, note: 'Right', action: 'archive' },
    });
    expect(JSON.stringify(exported('reports', report))).not.toContain('admin');
  });

  it('about them are told without who made them, and in what words', () => {
    const text = JSON.stringify(exported('reports', about));
    expect(text).toContain('"reason":"spam"');
    for (const hidden of ['bob', 'Bob', 'fake', 'admin']) expect(text).not.toContain(hidden);
  });

  it('stay as cases without the name', () => {
    expect(erased('reports', report)).toEqual({ reporterName: ERASED });
    expect(erased('reports', about)).toEqual({ targetLabel: ERASED });
    expect(erased('reports', { ...about, reporterId: 'ann' })).toEqual({
      ...{ reporterName: ERASED, targetLabel: ERASED },
    });
  });
});

const owner = (business: Person['business']): Person => ({ ...ann, business });

describe('claims', () => {
  const held = {
    ...{ id: 'reports~p', resource: 'reports', target: 'p', label: 'Lamp', kind: 'looking', at },
    ...{ holder: 'ann@mail.example', from: null, note: '' },
  };
  const given = {
    ...{ ...held, kind: 'handed', note: 'Yours' },
    ...{ holder: 'bob@x.example', from: 'ann@mail.example' },
  };
  const spelled = { ...owner('deleted'), emails: ['Ann@Mail.example'] };

  it('go with who holds them; what somebody else has from them stays, without the address', () => {
    expect(erased('claims', held, spelled)).toBe('delete');
    expect(erased('claims', given, spelled)).toEqual({ from: ERASED });
    expect(erased('claims', given, owner('there'))).toBeNull();
  });

  it('are told without who has what they gave away', () => {
    expect(exported('claims', held)).toMatchObject({ target: 'p', holder: 'ann@mail.example' });
    expect(exported('claims', given)).toMatchObject({ target: 'p', note: 'Yours', from: 'you' });
    expect(exported('claims', given)).not.toHaveProperty('holder');
  });
});

describe('what belongs to a business', () => {
  it.each(['requests', 'savedViews', 'figureNotes', 'signIns'] as const)(
    '%s go once it is deleted',
    name => {
      expect(erased(name, { id: 'x' }, owner('deleted'))).toBe('delete');
      expect(erased(name, { id: 'x' }, owner('there'))).toBeNull();
    },
  );

  it('stays with it, and who it is then goes', () => {
    const business = {
      ...{ id: 'ann', businessName: 'Oak', contactName: 'Ann Lee', country: 'DE' },
      statusHistory: [{ at, by: 'admin', from: 'pending', to: 'rejected', reason: 'Ann lied' }],
    };
    expect(erased('business', business, owner('there'))).toBeNull();
    const changes = erased('business', business, owner('deleted'));
    expect(changes).toMatchObject({ contactName: '', phone: '', userImg: null });
    expect(changes).toMatchObject({ statusHistory: [{ to: 'rejected', reason: '' }] });
    expect(changes).not.toHaveProperty('businessName');
  });
});

it('visits and the user go', () => {
  for (const name of ['events', 'visitors', 'users'] as const)
    expect(erased(name, { id: 'ann' })).toBe('delete');
});
