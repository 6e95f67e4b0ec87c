/** Whose rights a call of Google's REST interfaces has, and in which project. */
export interface GoogleAccess {
  projectId: string;
  /** An access token of somebody who may administer the project. */
  token: string;
}

/** What a service answered instead of doing what it was asked for. */
export class GoogleRefusal extends Error {
  override name = 'GoogleRefusal';
  /** The HTTP status. */
  readonly status: number;
  /** The name of the reason, such as `FAILED_PRECONDITION`; empty where the answer has none. */
  readonly reason: string;

  constructor(name: string, status: number, text: string) {
    super(`${name}: ${text.slice(0, 500)}`);
    this.status = status;
    this.reason = /"status":\s*"([A-Z_]+)"/.exec(text)?.[1] ?? '';
  }
}

/**
 * Calls one of Google's REST interfaces.
 * @param name what an error calls the call.
 * @returns the answer as it came.
 * @throws GoogleRefusal with the service's answer; whatever `fetch` throws where there was none.
 */
export const googleRestText = async (
  url: string,
  { projectId, token }: GoogleAccess,
  body: unknown,
  name = new URL(url).pathname,
): Promise<string> => {
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
  if (!response.ok) throw new GoogleRefusal(name, response.status, text);
  return text;
};

/** The same, with what the answer says. @throws SyntaxError besides, where that is no JSON. */
export const googleRest = async (...call: Parameters<typeof googleRestText>): Promise<unknown> =>
  JSON.parse(await googleRestText(...call));
