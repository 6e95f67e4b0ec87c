/** Whose rights a call of Google's REST interfaces has, and in which project. */
export interface GoogleAccess {
  projectId: string;
  /** An access token of somebody who may administer the project. */
  token: string;
}

/**
 * Calls one of Google's REST interfaces.
 * @param name what an error calls the call.
 * @throws Error with the service's answer.
 */
export const googleRest = async (
  url: string,
  { projectId, token }: GoogleAccess,
  body: unknown,
  name = new URL(url).pathname,
): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Goog-User-Project': projectId,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
};
