import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

const byte = fc.integer({ min: 0, max: 255 });
const word = fc.integer({ min: 0, max: 0xffff });
const dotted = (bytes: readonly number[]) => bytes.join('.');
const groups = (words: readonly number[]) => words.map(one => one.toString(16)).join(':');

/** As the registry writes them, decided by arithmetic. */
const isReservedV4 = ([a = 0, b = 0, c = 0]: readonly number[]): boolean =>
  [0, 10, 127].includes(a) ||
  a >= 224 ||
  (a === 100 && b >= 64 && b < 128) ||
  (a === 169 && b === 254) ||
  (a === 172 && b >= 16 && b < 32) ||
  (a === 192 && b === 168) ||
  (a === 198 && (b === 18 || b === 19)) ||
  ['192.0.0', '192.0.2', '192.31.196', '192.52.193', '192.88.99', '192.175.48'].includes(
    dotted([a, b, c]),
  ) ||
  ['198.51.100', '203.0.113'].includes(dotted([a, b, c]));

const RESERVED_FIRST = [0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 255];
const first = fc.oneof(byte, fc.constantFrom(...RESERVED_FIRST));
const second = fc.oneof(
  byte,
  fc.constantFrom(0, 16, 18, 31, 32, 51, 63, 64, 88, 127, 128, 168, 254),
);
const v4 = fc.tuple(first, second, fc.oneof(byte, fc.constantFrom(0, 2, 99, 100, 113)), byte);

describe('isPublicAddress', () => {
  it.each([
    ['127.0.0.1', 'loopback'],
    ['169.254.169.254', 'the metadata server'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['192.168.1.1', 'private'],
    ['255.255.255.255', 'broadcast'],
    ['::1', 'loopback'],
    ['::', 'unspecified'],
    ['::ffff:8.8.8.8', 'mapped'],
    ['64:ff9b::a00:1', 'NAT64'],
    ['2002:7f00:1::', '6to4'],
    ['2001:0:1::', 'Teredo'],
    ['fd00:ec2::254', 'unique local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['2606:4700::1%eth0', 'a zone'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['3fff:0:0:1::', 'documentation'],
    ['', 'nothing'],
    ['localhost', 'a name'],
    ['0x7f.1', 'no notation of its own'],
  ])('refuses %s: %s', address => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::6810:1',
    '2a00:1450::1',
  ])('takes %s', address => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('refuses every IPv4 range that is not public, and no other', () => {
    fc.assert(
      fc.property(v4, bytes => isPublicAddress(dotted(bytes)) === !isReservedV4(bytes)),
      { numRuns: 2000 },
    );
  });

  it('refuses whatever an IPv6 address wraps IPv4 in', () => {
    const wrap = (bytes: readonly number[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes;
      const [high, low] = [(a << 8) | b, (c << 8) | d];
      return [
        `::ffff:${dotted(bytes)}`,
        `::ffff:${groups([high, low])}`,
        `::${groups([high, low])}`,
        `64:ff9b::${groups([high, low])}`,
        `64:ff9b:1::${groups([high, low])}`,
        `2002:${groups([high, low])}::1`,
        `2001:0:${groups([high, low])}::1`,
      ];
    };
    fc.assert(fc.property(v4, bytes => !wrap(bytes).some(isPublicAddress)));
  });

  it('takes of IPv6 global unicast alone', () => {
    const v6 = fc.array(word, { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(v6, words => {
        const [high = 0, next = 0] = words;
        const isTunnel = high === 0x2002 || (high === 0x2001 && next < 0x200);
        const isExample = (high === 0x2001 && next === 0xdb8) || (high === 0x3fff && next < 0x1000);
        const isSink = high === 0x2620 && next === 0x4f && words[2] === 0x8000;
        const expected = high >> 13 === 1 && !isTunnel && !isExample && !isSink;
        return isPublicAddress(groups(words)) === expected;
      }),
      {
        numRuns: 2000,
        examples: [
          [[0x2001, 0x1ff, 0, 0, 0, 0, 0, 1]],
          [[0x2001, 0x200, 0, 0, 0, 0, 0, 1]],
          [[0x3fff, 0xfff, 0, 0, 0, 0, 0, 1]],
          [[0x1fff, 0, 0, 0, 0, 0, 0, 1]],
          [[0x4000, 0, 0, 0, 0, 0, 0, 1]],
        ],
      },
    );
  });
});
