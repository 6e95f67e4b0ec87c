/** Who can use the console. */
export const ROLES = ['superAdmin', 'owner', 'support'] as const;

/** A role in the console. */
export type Role = (typeof ROLES)[number];

/** Who acts: what the permission table needs to know of a session. */
export interface Actor {
  uid: string;
  email: string;
  role: Role;
}
