import type { FullMetadata } from 'firebase/storage';
import { type StoredFile, storedFileSchema } from '@/domain/schemas/common.ts';

const FIELDS = Object.keys(storedFileSchema.shape);

/** The metadata that records keep of what Firebase Storage says. */
export const storedFileOf = (metadata: FullMetadata): StoredFile =>
  storedFileSchema.parse(
    Object.fromEntries(
      Object.entries(metadata).filter(
        ([name, value]) => FIELDS.includes(name) && value !== undefined && value !== null,
      ),
    ),
  );
