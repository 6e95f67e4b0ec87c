import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFor } from './headersFor.ts';

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
const policy = String(headersFor(hosting, '/')['Content-Security-Policy']);
const guide = readFileSync('docs/deploy.md', 'utf8');
const sdk = (part: string) => readFileSync(`node_modules/firebase/firebase-${part}.js`, 'utf8');

const sources = (directive: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

/** What the guide says to switch on, by the heading of its paragraph. */
const paragraph = (heading: string) =>
  guide.split('\n\n').find(part => part.startsWith(`**${heading}.**`)) ?? '';

describe('the hosts that Google’s SDK calls', () => {
  it.each([
    ['firestore', 'firestore.googleapis.com'],
    ['auth', 'identitytoolkit.googleapis.com'],
    ['auth', 'securetoken.googleapis.com'],
    ['storage', 'firebasestorage.googleapis.com'],
    ['app-check', 'content-firebaseappcheck.googleapis.com'],
  ])('%s: %s may be called', (part, host) => {
    expect(sdk(part)).toContain(host);
    expect(sources('connect-src')).toContain(`https://${host}`);
  });

  it.each([
    ['app-check', 'App Check', 'https://www.google.com/recaptcha/'],
    ['auth', 'Google sign-in', 'https://apis.google.com'],
  ])(
    '%s: scripts come from elsewhere only where somebody switches that on',
    (part, heading, host) => {
      expect(sdk(part)).toContain(host);
      expect(policy).not.toContain(host);
      expect(paragraph(heading).replaceAll('\n', ' ')).toContain(`${host}`);
      expect(paragraph(heading)).toContain('`script-src`');
      expect(paragraph(heading)).toContain('`frame-src`');
    },
  );

  it('names no host of Google’s that the SDK does not have', () => {
    const called = ['firestore', 'auth', 'storage', 'app-check'].map(sdk).join('\n');
    const googles = sources('connect-src').filter(host => host.includes('googleapis'));
    expect(googles).toHaveLength(5);
    for (const host of googles) expect(called).toContain(host.replace('https://', ''));
  });
});
