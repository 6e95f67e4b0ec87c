import { createHash } from 'node:crypto';

/** The addresses that the rules let in as more than an owner. */
export interface RulesAllowLists {
  superAdmins: readonly string[];
  support: readonly string[];
}

const BLOCK = /( *)\/\/ <allow-list>\n[\s\S]*?\/\/ <\/allow-list>/;
const ADDRESS = /^[^\s@'"\\]+@[^\s@'"\\]+\.[^\s@'"\\]+$/;

/** Thrown where the configuration must not become rules; the message says how to fix it. */
export class AllowListError extends Error {
  override readonly name = 'AllowListError';
}

const literal = (addresses: readonly string[]) =>
  `[${addresses.map(address => `'${address}'`).join(', ')}]`;

const checked = (name: string, addresses: readonly string[]) => {
  const lower = [...new Set(addresses.map(address => address.trim().toLowerCase()))];
  const bad = lower.find(address => !ADDRESS.test(address));
  if (bad !== undefined) {
    throw new AllowListError(
      `${name}: "${bad}" is not an e-mail address. Write the addresses with commas between them.`,
    );
  }
  return lower;
};

/** Hexadecimal digits of a version: enough to tell versions of one project's rules apart. */
const VERSION_LENGTH = 16;

const filled = (template: string, lists: RulesAllowLists, version: string): string => {
  const superAdmins = checked('VITE_SUPER_ADMIN_EMAILS', lists.superAdmins);
  const support = checked('VITE_SUPPORT_EMAILS', lists.support);
  if (superAdmins.length === 0) {
    throw new AllowListError(
      'VITE_SUPER_ADMIN_EMAILS is empty: nobody could administer. Set it in the env file of this mode (see .env.example) to the two addresses of the super administrators.',
    );
  }
  const place = BLOCK.exec(template);
  if (!place) {
    throw new AllowListError(
      'The rules template has no block between "// <allow-list>" and "// </allow-list>".',
    );
  }
  const indent = place[1] ?? '';
  const block = [
    '// <allow-list>',
    `function superAdminEmails() { return ${literal(superAdmins)}; }`,
    `function supportEmails() { return ${literal(support)}; }`,
    `function rulesVersion() { return '${version}'; }`,
    '// </allow-list>',
  ];
  return template.replace(BLOCK, () => block.map(line => indent + line).join('\n'));
};

/**
 * What the rules that a template and its allow-lists make are called: other rules, or other lists,
 * have another name.
 * @throws AllowListError as `fillAllowList` does.
 */
export const rulesVersion = (template: string, lists: RulesAllowLists): string =>
  createHash('sha256')
    .update(filled(template, lists, ''))
    .digest('hex')
    .slice(0, VERSION_LENGTH);

/**
 * Puts the allow-lists, in lower case, and the version that they make into a rules template.
 * @throws AllowListError where no super administrator is named, an address is none, or the
 * template has no marked place: such rules would lock everybody out, or let somebody in.
 */
export const fillAllowList = (template: string, lists: RulesAllowLists): string =>
  filled(template, lists, rulesVersion(template, lists));
