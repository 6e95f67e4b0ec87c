import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AllowListError, fillAllowList, rulesVersion } from './fillAllowList.ts';

const template = `service x {
  // <allow-list>
  function superAdminEmails() { return []; }
  function supportEmails() { return []; }
  function rulesVersion() { return ''; }
  // </allow-list>
}`;

describe('fillAllowList', () => {
  it('writes the addresses in lower case, each once', () => {
    const filled = fillAllowList(template, {
      superAdmins: ['Ann@Shop.com', 'bob@shop.com', 'ann@shop.com'],
      support: ['Help@shop.com'],
    });
    expect(filled).toContain("superAdminEmails() { return ['ann@shop.com', 'bob@shop.com']; }");
    expect(filled).toContain("supportEmails() { return ['help@shop.com']; }");
    expect(filled.split('\n')).toHaveLength(template.split('\n').length);
  });

  it('leaves support empty where nobody is named', () => {
    const filled = fillAllowList(template, { superAdmins: ['a@b.co'], support: [] });
    expect(filled).toContain('supportEmails() { return []; }');
  });

  it('names the version that the rules and the lists make', () => {
    const lists = { superAdmins: ['a@b.co'], support: [] };
    const version = rulesVersion(template, lists);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(fillAllowList(template, lists)).toContain(`rulesVersion() { return '${version}'; }`);
    expect(rulesVersion(template, { ...lists, superAdmins: ['A@b.co', 'a@b.co'] })).toBe(version);
    expect(rulesVersion(template, { ...lists, support: ['c@b.co'] })).not.toBe(version);
    expect(rulesVersion(`${template}\n// More.`, lists)).not.toBe(version);
  });

  it.each([
    ['no administrator', template, [], []],
    ['no address', template, ['ann'], []],
    ['a quote that would end the string', template, ["a'@b.co"], []],
    ['a support address that is none', template, ['a@b.co'], ['x y@b.co']],
    ['a template without the block', 'service x {}', ['a@b.co'], []],
  ])('refuses %s', (_, text, superAdmins, support) => {
    expect(() => fillAllowList(text, { superAdmins, support })).toThrow(AllowListError);
  });

  it.each(['firestore.rules', 'storage.rules'])('finds its place in %s', name => {
    const text = readFileSync(name, 'utf8');
    expect(text, 'the template lets nobody in by itself').toContain(
      'function superAdminEmails() { return []; }',
    );
    const lists = { superAdmins: ['first@shop.com'], support: [] };
    expect(fillAllowList(text, lists)).toContain("return ['first@shop.com'];");
  });
});
