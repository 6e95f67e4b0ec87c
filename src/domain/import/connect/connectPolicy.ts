/**
 * What the pages of this console may ask, by their content security policies: each list must allow
 * an address. No list allows every address.
 */
export type ConnectPolicy = readonly (readonly string[])[];

/** The policy that nobody has set. */
export const NO_POLICY: ConnectPolicy = [];

const directive = (policy: string, name: string): string[] | null => {
  const found = policy
    .split(';')
    .map(part => part.trim().split(/\s+/))
    .find(([first = '']) => first.toLowerCase() === name);
  return found ? found.slice(1) : null;
};

/** @param header the value of `Content-Security-Policy`, which may hold several policies. */
export const connectPolicy = (header: string | null): ConnectPolicy =>
  (header ?? '').split(',').flatMap(policy => {
    const sources = directive(policy, 'connect-src') ?? directive(policy, 'default-src');
    return sources ? [sources] : [];
  });

const HOST = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

const fitsHost = (pattern: string, host: string) =>
  pattern === '*' ||
  (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern);

const allows = (source: string, url: URL, origin: string): boolean => {
  if (source === "'self'") return url.origin === origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  const [, scheme, host = '', port] = HOST.exec(source) ?? [];
  if (!fitsHost(host.toLowerCase(), url.hostname)) return false;
  if (scheme && url.protocol !== `${scheme.toLowerCase()}:`) return false;
  const asked = url.port || DEFAULT_PORTS[url.protocol];
  return port === '*' || asked === (port ?? DEFAULT_PORTS[url.protocol]);
};

/**
 * Whether this console may ask an address.
 * @param origin the console's own.
 */
export const mayAsk = (policy: ConnectPolicy, address: string, origin: string): boolean => {
  if (policy.length === 0) return true;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // Requests without encryption are made with it: the policy that names hosts asks for that, too.
  if (url.protocol === 'http:' && url.origin !== origin) url.protocol = 'https:';
  return policy.every(sources => sources.some(source => allows(source, url, origin)));
};

/** Hosts of pictures that may not be asked, and how many pictures each has; the most first. */
export const blockedHosts = (
  addresses: Iterable<string>,
  policy: ConnectPolicy,
  origin: string,
): { host: string; pictures: number }[] => {
  if (policy.length === 0) return [];
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const site = /^https?:\/\/[^/?#]+/i.exec(address)?.[0];
    if (site) counts.set(site, (counts.get(site) ?? 0) + 1);
  }
  const blocked = new Map<string, number>();
  for (const [site, pictures] of counts) {
    if (mayAsk(policy, `${site}/`, origin)) continue;
    const { host } = new URL(site);
    blocked.set(host, (blocked.get(host) ?? 0) + pictures);
  }
  return [...blocked]
    .map(([host, pictures]) => ({ host, pictures }))
    .sort((a, b) => b.pictures - a.pictures);
};
