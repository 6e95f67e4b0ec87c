import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { describe, expect, inject, it } from 'vitest';
import { evaluateRules } from '../../scripts/rules/language/evaluate.ts';
import { parseRules } from '../../scripts/rules/language/parse.ts';
import { Timestamp } from '../../scripts/rules/language/values.ts';
import { isAllowed } from './support/commit.ts';

const host = inject('firestoreEmulator');

/** Expressions in which an interpreter of the rules could differ from Google's. */
const EXPRESSIONS: readonly string[] = [
  'true || nobody.x == 1',
  'nobody.x == 1 || true',
  'false || nobody.x == 1',
  'nobody.x == 1 || false',
  '!(nobody.x == 1 && false)',
  '!(false && nobody.x == 1)',
  'nobody.x == 1 && true',
  '[][0:0] == []',
  '[1, 2][0:0] == []',
  '[1, 2][0:2] == [1, 2]',
  '[1][0:2] == [1]',
  "'abc'[0:2] == 'ab'",
  "'abc'[0:9] == 'abc'",
  "'ab'[0:0] == ''",
  '1 == 1.0',
  '1 is int',
  '1.0 is int',
  "1 == '1'",
  "'a' < 'b'",
  "1 < 'b'",
  "null == ''",
  "'a' in ['a']",
  "1 in ['a']",
  "'a' in 'a'",
  "{'a': 1, 'b': null} == {'b': null, 'a': 1}",
  "{'a': 1} in [{'a': 1}]",
  "{'a': 1} in [{'a': 1, 'b': 2}]",
  "{'a': 1} in [{'a': 2}, 'x', {'a': 1}]",
  "{'a': nobody.x} in []",
  "['a', 1].join('-') == 'a-1'",
  "['a', true].join('-') == 'a-true'",
  "['a', null].join('-') == 'a-null'",
  "[1.5].join('-') == '1.5'",
  "['a', 'b', 'b'].toSet() == ['b', 'a'].toSet()",
  "['a', 'b'].toSet().difference(['b', 'c'].toSet()) == ['a'].toSet()",
  "['a', 'b'].toSet().difference(['b'])  == ['a'].toSet()",
  "['a'].difference(['b'].toSet()) == ['a']",
  "'a'.toSet() == ['a'].toSet()",
  "['a'].hasOnly(['a', 'b'])",
  "['a'].hasAny([])",
  '[].hasOnly([])',
  "['5'].hasOnly([5, '5'])",
  "['5'].hasOnly([5])",
  '[].hasOnly([5])',
  "[5, 'a'].hasOnly(['a', 5])",
  '[5].hasAny([5])',
  '[5].hasAny([5.0])',
  '[1].hasAll([1])',
  '[null].hasAny([null])',
  "'ab'.matches('a')",
  "'a\\nb'.matches('a.b')",
  "'a\\nb'.matches('(?s)a.b')",
  "'ÄB'.lower() == 'äb'",
  "string(null) == 'null'",
  "string(true) == 'true'",
  "string(5) == '5'",
  "string(1.5) == '1.5'",
  "string(0.0) == '0.0'",
  "string('a') == 'a'",
  "string([1]) == '[1]'",
  'string(timestamp.date(2026, 1, 1)).size() > 0',
  "'\\u00a0'.matches('\\\\s')",
  "' '.matches('[^\\\\p{Cc}\\\\p{Cf}\\\\p{Z}]')",
  "'😀'.size() == 2",
  "'😀'.size() == 1",
  "'ä'.size() == 1",
  "!('a')",
  'true ? true : nobody.x',
  "'a' + 1 == 'a1'",
  '1 + 1.0 == 2',
  "hashing.sha256('a').toHexString().lower()[0:4] == 'ca97'",
  "hashing.sha256(1).toHexString() == ''",
  "request.time + duration.value(1, 'd') > request.time",
  'exists(/databases/$(database)/documents/x/missing)',
  'get(/databases/$(database)/documents/x/missing) == null',
  'get(/databases/$(database)/documents/x/missing).data.y == 1',
  'get(/databases/$(database)/documents/x/a/b).data.y == 1',
  "exists(/databases/$(database)/documents/x/$('missing')) == false",
  'exists(/databases/$(database)/documents/x/$(5)) == false',
  'exists(/databases/$(database)/documents/x/$(null)) == false',
  'exists(/databases/$(database)/documents/x/$(true)) == false',
  "exists(/databases/$(database)/documents/x/$(['a'])) == false",
  "exists(/databases/$(database)/documents/x/$('a/b')) == false",
  "exists(/databases/$(database)/documents/x/$('stored/below/it'))",
  'exists(/databases/$(database)/documents/x/stored/below/it)',
  'exists(/databases/$(database)/documents/x/$(1.5)) == false',
  'exists(/databases/$(database)/documents/x/$(request.time)) == false',
  'exists(/databases/$(database)/documents/x/a/b) == false',
  "exists(/databases/$(database)/documents/x/$('../y')) == false",
  "/databases/$(database)/documents/x/$('a/b') == /databases/$(database)/documents/x/a/b",
  '/databases/$(database)/documents/x/$(5) == /databases/$(database)/documents/x/5',
  "/databases/$(database)/documents/x/$(5) == /databases/$(database)/documents/x/$('5')",
  'resource == null',
  'request.auth == null',
  'request.auth.uid == null',
  "request.get('nobody', 1) == 1",
];

/** A document that is there. */
const STORED = 'x/stored/below/it';

const rulesOf = (expressions: readonly string[]) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${expressions.map((each, at) => `    match /e${at}/{id} { allow get: if ${each}; }`).join('\n')}
    match /offset/{id} { allow list: if request.query.get('offset', 7) == 0; }
    match /unsaid/{id} { allow list: if request.query.get('offset', 7) == 7; }
  }
}
`;

const ask = (at: number) => ({
  method: 'get' as const,
  path: [`e${at}`, 'x'],
  request: new Map([
    ['auth', null],
    ['time', new Timestamp(Date.now())],
  ]),
  resource: null,
  lookUp: (path: string) => (path === STORED ? new Map() : null),
});

describe.runIf(host)('the interpreter of the rules answers as the emulator does', () => {
  const rules = rulesOf(EXPRESSIONS);
  const started = () => {
    setLogLevel('silent');
    return initializeTestEnvironment({
      projectId: 'demo-language',
      ...(host ? { firestore: { ...host, rules } } : {}),
    });
  };

  it('expression by expression', async () => {
    const environment = await started();
    await environment.withSecurityRulesDisabled(context =>
      setDoc(doc(context.firestore(), STORED), {}),
    );
    const database = environment.unauthenticatedContext().firestore();
    const ruleset = parseRules(rules);
    for (const [at, expression] of EXPRESSIONS.entries()) {
      const emulated = await isAllowed(getDoc(doc(database, `e${at}/x`)));
      expect.soft(evaluateRules(ruleset, ask(at)), expression).toBe(emulated);
    }
    const few = (name: string) => getDocs(query(collection(database, name), limit(1)));
    // `offset` is always said, which the recordings rely on.
    expect(await isAllowed(few('offset'))).toBe(true);
    expect(await isAllowed(few('unsaid'))).toBe(false);
    await environment.cleanup();
  });
});
