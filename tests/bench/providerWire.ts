import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What went over the wire since the last `take`. */
export interface Wire {
  /** Documents sent by the server, missing ones asked for singly, 1 per 1000 counted, and 1 per empty answer. */
  reads: number;
  /** Bytes of the server's messages. */
  bytes: number;
  /** Atomic write requests. */
  commits: number;
}

const ENTRIES_PER_READ = 1000;

const targets = z.array(z.number());

const message = z.object({
  documentChange: z.object({ targetIds: targets }).nullish(),
  documentDelete: z.object({ removedTargetIds: targets }).nullish(),
  targetChange: z.object({ targetChangeType: z.string(), targetIds: targets }).nullish(),
  found: z.unknown().optional(),
  missing: z.unknown().optional(),
  result: z
    .object({
      aggregateFields: z.record(z.string(), z.object({ integerValue: z.string().nullish() })),
    })
    .nullish(),
});

type Deserialize = (buffer: Buffer) => unknown;
const countedEntries = (fields: Record<string, { integerValue?: string | null | undefined }>) =>
  Math.max(...Object.values(fields).map(({ integerValue }) => Number(integerValue ?? 0)));

/** Targets of the listeners' stream that have sent a document since they were added. */
const answered = new Set<number>();

/** Targets whose answer is complete, and had no document: Firestore bills each as a read. */
const emptyAnswers = ({
  documentChange,
  documentDelete,
  targetChange,
}: z.infer<typeof message>): number => {
  for (const id of documentChange?.targetIds ?? []) answered.add(id);
  for (const id of documentDelete?.removedTargetIds ?? []) answered.add(id);
  if (!targetChange) return 0;
  const { targetChangeType, targetIds } = targetChange;
  if (targetChangeType === 'ADD') for (const id of targetIds) answered.delete(id);
  if (targetChangeType !== 'CURRENT') return 0;
  const empty = targetIds.filter(id => !answered.has(id));
  for (const id of empty) answered.add(id);
  return empty.length;
};

const readsOf = (value: unknown): number => {
  const parsed = message.safeParse(value);
  if (!parsed.success) return 0;
  const { documentChange, documentDelete, found, missing, result } = parsed.data;
  const counted = result
    ? Math.max(1, Math.ceil(countedEntries(result.aggregateFields) / ENTRIES_PER_READ))
    : 0;
  return (
    counted +
    emptyAnswers(parsed.data) +
    [documentChange, documentDelete, found, missing].filter(Boolean).length
  );
};

const now: Wire = { reads: 0, bytes: 0, commits: 0 };

const counting =
  (deserialize: Deserialize, reads: boolean): Deserialize =>
  buffer => {
    const value = deserialize(buffer);
    now.bytes += buffer.length;
    if (reads) now.reads += readsOf(value);
    else if (isCommit(value)) now.commits += 1;
    return value;
  };

const written = z.object({ writeResults: z.array(z.unknown()).min(1) });
const isCommit = (value: unknown) => written.safeParse(value).success;

interface Method {
  path: string;
  responseDeserialize: Deserialize;
}
type Definition = Record<string, Record<string, Method | unknown>>;

const isMethod = (value: unknown): value is Method =>
  typeof value === 'object' && value !== null && 'responseDeserialize' in value;

const require = createRequire(import.meta.url);
const main = require.resolve('@grpc/grpc-js');
require(main);
// The package hands this function on when it is first imported as a module, so it is wrapped here.
const makeClient: { loadPackageDefinition: (definition: Definition) => unknown } = require(
  join(dirname(main), 'make-client.js'),
);
const load = makeClient.loadPackageDefinition;
makeClient.loadPackageDefinition = definition => {
  for (const service of Object.values(definition))
    for (const method of Object.values(service)) {
      if (!isMethod(method)) continue;
      const isWrite = /\/(Write|Commit)$/.test(method.path);
      method.responseDeserialize = counting(method.responseDeserialize, !isWrite);
    }
  return load(definition);
};

/** What went over the wire since the last call. */
export const takeWire = (): Wire => {
  const taken = { ...now };
  Object.assign(now, { reads: 0, bytes: 0, commits: 0 });
  return taken;
};
