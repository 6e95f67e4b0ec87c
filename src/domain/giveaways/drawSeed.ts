import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of UTF-8 text, as 64 lower-case hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** @returns a fresh seed: 256 random bits as hexadecimal digits. */
export const newSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** What is published of a seed before the draw: nobody can guess the seed from it. */
export const commitmentTo = (seed: string): string => sha256Hex(seed);

/** Whether `seed` is the one that was committed to. */
export const opensCommitment = (seed: string, commitment: string): boolean =>
  commitmentTo(seed) === commitment.toLowerCase();
