import { isPlainObject } from 'ra-data-firestore/query';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import { isAmount } from '@/domain/product/fieldKinds.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { type ChangeFormats, changeText, isShownPart, itemText } from './changeText.ts';
import { listChange } from './listChange.ts';

/** Items of a list that are named; more are counted. */
const NAMED = 8;

/** Deepest part that is told by itself; what lies below is told as one text. */
const DEEPEST = 3;

/** One side of a change: a text, or another record, by the name it has now. */
export type Side = { text: string } | { resource: ResourceName; id: string };

/** One line of what changed, under the field's name. */
export type ChangeLine = { label: string } & (
  | { kind: 'values'; from: Side; to: Side }
  | { kind: 'list'; added: string[]; removed: string[] }
  | { kind: 'moved' }
  | { kind: 'changed' }
);

/** Fields whose values are ids of other records. */
const REFERENCES: Readonly<Record<string, ResourceName>> = {
  mergedInto: 'products',
  productId: 'products',
  businessId: 'business',
  reporterId: 'users',
};

const side = (path: string, value: unknown, words: ChangeFormats): Side => {
  const resource = Object.hasOwn(REFERENCES, path) ? REFERENCES[path] : undefined;
  return resource && typeof value === 'string' && value !== ''
    ? { resource, id: value }
    : { text: changeText(path, value, words) };
};

const named = (path: string, items: readonly unknown[], words: ChangeFormats): string[] => {
  const texts = items.slice(0, NAMED).map(item => itemText(path, item, words));
  const more = items.length - texts.length;
  return more > 0 ? [...texts, `+ ${words.items(more)}`] : texts;
};

interface ChangedPart {
  path: string;
  /** The names of what it is a part of, and its own. */
  labels: readonly string[];
  from: unknown;
  to: unknown;
}

const label = (labels: readonly string[]) => labels.join(' · ');

const inMap = (part: ChangedPart, words: ChangeFormats, depth: number): ChangeLine[] => {
  const { path, labels } = part;
  const [from, to] = [part.from, part.to].map(one => (isPlainObject(one) ? one : {}));
  if (!from || !to) return [];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter(key => isShownPart(key) && !sameValue(from[key] ?? null, to[key] ?? null))
    .flatMap(key => {
      const below = `${path}.${key}`;
      return linesOf(
        { path: below, labels: [...labels, words.label(below)], from: from[key], to: to[key] },
        words,
        depth + 1,
      );
    });
};

const inList = (part: ChangedPart, words: ChangeFormats, depth: number): ChangeLine[] | null => {
  const { path, labels } = part;
  const change = listChange(part.from, part.to);
  if (!change) return null;
  const { added, removed, changed, moved } = change;
  const lines: ChangeLine[] = [];
  if (added.length + removed.length > 0)
    lines.push({
      label: label(labels),
      kind: 'list',
      added: named(path, added, words),
      removed: named(path, removed, words),
    });
  for (const { from, to } of changed.slice(0, NAMED)) {
    const below = [...labels, itemText(path, from, words)];
    const inner = inMap({ path, labels: below, from, to }, words, depth);
    lines.push(...(inner.length > 0 ? inner : [{ label: label(below), kind: 'changed' as const }]));
  }
  if (changed.length > NAMED)
    lines.push({
      label: label([...labels, `+ ${words.items(changed.length - NAMED)}`]),
      kind: 'changed',
    });
  if (moved) lines.push({ label: label(labels), kind: 'moved' });
  return lines;
};

const linesOf = (part: ChangedPart, words: ChangeFormats, depth: number): ChangeLine[] => {
  const { path, labels, from, to } = part;
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (depth < DEEPEST) {
    const lines = inList(part, words, depth);
    if (lines) return lines;
    if (isPlainObject(from) && isPlainObject(to) && !isAmount(field))
      return inMap(part, words, depth);
  }
  return [
    {
      label: label(labels),
      kind: 'values',
      from: side(path, from, words),
      to: side(path, to, words),
    },
  ];
};

const changeLine = (
  { field, from, to }: Pick<FieldChange, 'field' | 'from' | 'to'>,
  words: ChangeFormats,
): ChangeLine[] => {
  const part = { path: field, labels: [words.label(field)], from: from ?? null, to: to ?? null };
  const lines = linesOf(part, words, 0);
  // Something changed, though nothing of it is for people.
  return lines.length > 0 ? lines : [{ label: label(part.labels), kind: 'changed' }];
};

/** What changes are for people, line by line: of lists and maps only what differs. */
export const changeLines = (
  changes: readonly Pick<FieldChange, 'field' | 'from' | 'to'>[],
  words: ChangeFormats,
): ChangeLine[] => changes.flatMap(change => changeLine(change, words));
