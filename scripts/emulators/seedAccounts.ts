/** An account to create; its address counts as verified. */
export interface SeedAccount {
  uid: string;
  email: string;
  password: string;
}

/** An emulator's address (`host:port`) and project. */
export interface AuthTarget {
  auth: string;
  projectId: string;
}

const call = async ({ auth }: AuthTarget, method: string, path: string, body?: unknown) => {
  const response = await fetch(`http://${auth}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`Auth emulator: ${await response.text()}`);
};

/** Creates accounts by the emulator's administrative interface, which may choose their ids. */
export const seedAccounts = async (
  target: AuthTarget,
  accounts: readonly SeedAccount[],
): Promise<void> => {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${target.projectId}/accounts`;
  for (const { uid, email, password } of accounts)
    await call(target, 'POST', path, { localId: uid, email, password, emailVerified: true });
};

/** Removes every account of the emulator's project. */
export const clearAccounts = (target: AuthTarget): Promise<void> =>
  call(target, 'DELETE', `/emulator/v1/projects/${target.projectId}/accounts`);
