import type { Actor } from '../../../src/domain/access/roles.ts';

/** Who the audit trail says it was, of what is done by the clock. */
export const SCHEDULE: Actor = { uid: 'functions', email: 'functions', role: 'superAdmin' };
