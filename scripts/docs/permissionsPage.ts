import {
  ACTIONS,
  type Condition,
  PERMISSIONS,
  RESOURCES,
} from '../../src/domain/access/permissions.ts';
import { ROLES } from '../../src/domain/access/roles.ts';
import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS } from '../../src/domain/auditActions.ts';

const WORDS: Record<Condition, string> = {
  always: 'yes',
  self: 'own record',
  ownBusiness: 'own business',
  activeOrOwnBusiness: 'active, or own business',
  ownUser: 'own',
  ownUserOrShared: 'own, or shared among administrators',
  onceEnded: 'once the giveaway has ended',
};

const TITLES = { superAdmin: 'Super administrator', owner: 'Business owner', support: 'Support' };

/** Who sees what is not for everybody, and why. */
const privateDetails = (): string[] => [
  '## What is private about a product',
  '',
  'Cost, supplier and notes (`productDetails`) are seen by the business, by super administrators, and',
  'by support, which reads them and changes nothing. Support is named in the configuration, nobody',
  'unless it is; it answers owners’ questions about what they see, and reads the audit trail, which',
  'tells of changes of costs as well. Product pages and forms say so. Other owners, users and visitors',
  'see none of it.',
  '',
];

/** What the audit trail tells of, from the registry of its actions. */
const auditActions = (): string[] => {
  const named = (revertible: boolean) =>
    AUDIT_ACTION_NAMES.filter(name => AUDIT_ACTIONS[name].revertible === revertible)
      .map(name => `\`${name}\``)
      .join(', ');
  return [
    '## What can be taken back',
    '',
    'Every change of an audited record names its action (`src/domain/auditActions.ts`). Whoever may',
    'change the record may take these back, field by field, as a new change:',
    '',
    `${named(true)}.`,
    '',
    'These have a way back of their own, or none:',
    '',
    `${named(false)}.`,
    '',
  ];
};

/** The permission table as a page of the documentation. */
export const permissionsPage = (): string => {
  const tables = ROLES.map(role => {
    const rows = RESOURCES.map(resource => {
      const cells = ACTIONS.map(action => {
        const condition = PERMISSIONS[role][resource][action];
        return condition ? WORDS[condition] : '–';
      });
      return `| ${resource} | ${cells.join(' | ')} |`;
    });
    return [
      `## ${TITLES[role]}`,
      '',
      `| | ${ACTIONS.join(' | ')} |`,
      `|---|${ACTIONS.map(() => '---').join('|')}|`,
      ...rows,
    ].join('\n');
  });
  return [
    '# Who may do what',
    '',
    'Made from `src/domain/access/permissions.ts` by `npm run docs:build`; do not edit. The same table',
    'drives the navigation, the buttons and the embedded back end, and `firestore.rules` is tested',
    'against it cell by cell. Updates are limited further by field (`src/domain/access/fields.ts`).',
    '',
    ...tables.flatMap(table => [table, '']),
    ...privateDetails(),
    ...auditActions(),
  ].join('\n');
};
