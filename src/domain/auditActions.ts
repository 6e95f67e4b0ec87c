/**
 * Every action that the audit trail tells of, and whether a new change can take it back field by
 * field. The others have a way back of their own (a merge, an import, a business's status), or
 * none (a draw): whatever is not allowed here is not offered.
 */
export const AUDIT_ACTIONS = {
  create: { revertible: false },
  update: { revertible: true },
  delete: { revertible: false },
  archive: { revertible: true },
  activate: { revertible: true },
  draft: { revertible: true },
  undo: { revertible: true },
  revert: { revertible: true },
  approve: { revertible: false },
  reject: { revertible: false },
  deactivate: { revertible: false },
  reactivate: { revertible: false },
  restore: { revertible: false },
  erase: { revertible: false },
  block: { revertible: true },
  unblock: { revertible: true },
  merge: { revertible: false },
  mergedInto: { revertible: false },
  repoint: { revertible: false },
  unmerge: { revertible: false },
  notDuplicates: { revertible: false },
  putBack: { revertible: false },
  startSale: { revertible: true },
  endSale: { revertible: true },
  import: { revertible: false },
  copyPictures: { revertible: false },
  undoImport: { revertible: false },
  resolve: { revertible: true },
  dismiss: { revertible: true },
  review: { revertible: true },
  reopen: { revertible: true },
  approveRequest: { revertible: false },
  rejectRequest: { revertible: false },
  reopenRequest: { revertible: false },
  reply: { revertible: false },
  publish: { revertible: false },
  extend: { revertible: false },
  commitSeed: { revertible: false },
  exclude: { revertible: false },
  letIn: { revertible: false },
  draw: { revertible: false },
  redraw: { revertible: false },
  contact: { revertible: false },
  cancel: { revertible: false },
} as const satisfies Record<string, { revertible: boolean }>;

/** What was done, in a word. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Whether a word from the audit trail is an action that this console knows. */
export const isAuditAction = (action: string): action is AuditAction =>
  Object.hasOwn(AUDIT_ACTIONS, action);

/** Every action, in the order of the registry. */
export const AUDIT_ACTION_NAMES = Object.keys(AUDIT_ACTIONS).filter(isAuditAction);
