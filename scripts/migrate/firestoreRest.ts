/** Where the records are, and with whose rights. */
export interface MigrationTarget {
  projectId: string;
  /** An access token of somebody who may administer the project. */
  token: string;
  /** Base address of Firestore, without a slash at the end; Google's unless said otherwise. */
  firestore?: string;
}

/** Calls Firestore's REST interface, with rights that no rule limits. */
export const firestoreRest = (target: MigrationTarget) => {
  const { projectId, token, firestore = 'https://firestore.googleapis.com' } = target;
  const root = `projects/${projectId}/databases/(default)/documents`;
  /** @throws Error with the service's answer. */
  const call = async (path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${firestore}/v1/${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': projectId,
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
  };
  return { root, call };
};
