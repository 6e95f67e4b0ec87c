export { bls12_381 } from '@noble/curves/bls12-381.js';
export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
