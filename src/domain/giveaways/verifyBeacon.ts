import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { QUICKNET } from './drand.ts';

const DOMAIN = utf8ToBytes('BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');

const messageOf = (round: number) => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
};

/**
 * Verifies a round of quicknet against the chain's public key. The curve is loaded for it alone.
 * @param signature as hexadecimal digits.
 * @returns the round's randomness; null where the signature is not that round's.
 */
export const verifiedRandomness = async (
  round: number,
  signature: string,
): Promise<string | null> => {
  const { bls12_381 } = await import('@noble/curves/bls12-381.js');
  const { shortSignatures } = bls12_381;
  try {
    const bytes = hexToBytes(signature);
    const message = shortSignatures.hash(messageOf(round), DOMAIN);
    const fits = shortSignatures.verify(bytes, message, hexToBytes(QUICKNET.publicKey));
    return fits ? bytesToHex(sha256(bytes)) : null;
  } catch {
    // What is no point of the curve is no signature.
    return null;
  }
};
