import type { Documents } from '../emulator.ts';
import { day, idOf, makeRows, pick } from '../makeRows.ts';

const TAGS = ['garden', 'kitchen', 'letters', 'music', 'travel'];
const AUTHORS = ['Mila Aster', 'Noah Birch', 'Ôna Cedar', 'Paul Dahl'];
const SUBJECTS = ['Bread', 'Seeds', 'A train', 'The piano', 'A harbour', 'Ink', 'Frost'];
const PLACES = ['in winter', 'by the sea', 'for two', 'without haste', 'at night'];
const POSTS = 55;

const commentsOf = (post: number) =>
  makeRows(1 + (post % 4), 'c', n => ({
    writer: `reader${post * 3 + n}@example.org`,
    text: pick(['Thank you.', 'I tried it.', 'Which year was this?'], post + n),
    writtenAt: day(100 + post + n),
  }));

/** A small blog: 55 posts of 4 authors under 5 tags, with comments below the first 12. */
export const documents = {
  tags: Object.fromEntries(TAGS.map(name => [name, { name }])),
  authors: makeRows(AUTHORS.length, 'a', n => ({ name: pick(AUTHORS, n) })),
  posts: makeRows(POSTS, 'p', n => ({
    title: `${pick(SUBJECTS, n)} ${pick(PLACES, n)}`,
    text: `${pick(SUBJECTS, n)} ${pick(PLACES, n)}: what it took, and what came of it.`,
    authorId: idOf('a', n, AUTHORS.length),
    tagIds: [pick(TAGS, n), pick(TAGS, n + 2)],
    status: n % 5 === 4 ? 'draft' : 'published',
    publishedAt: day(n * 2),
    version: 1,
  })),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`posts/${idOf('p', n, POSTS)}/comments`, commentsOf(n)]),
  ),
} satisfies Documents;
