import { describe, expect, it } from 'vitest';
import { queryRecorder } from '../queryRecorder.ts';
import { fileFields } from './fileFields.ts';
import { missingParts } from './missingParts.ts';
import { queryChecks } from './queryChecks.ts';
import { related } from './related.ts';
import { searches } from './searches.ts';

const ALL = { ...queryChecks.aids, ...searches.aids, ...related.aids, ...fileFields.aids };
const STORE = { upload: async () => '', remove: async () => undefined };
const OPTIONS = {
  recorder: queryRecorder(),
  storage: STORE,
  resources: {
    posts: {
      search: { strategy: 'prefix' as const, field: 'title' },
      fileFields: ['cover'],
      references: { author: { field: 'authorId', resource: 'people' } },
      indexes: { sort: ['title'] },
    },
  },
};

describe('missingParts', () => {
  it('names each part that something configured needs', () => {
    expect(missingParts({ ...OPTIONS, firestore: Object() }, {})).toEqual([
      '`recorder` needs the part `queryChecks`',
      '`storage` needs the part `fileFields`',
      '`search` of posts needs the part `searches`',
      '`fileFields` of posts needs the part `fileFields`',
      '`references` of posts needs the part `related`',
      '`indexes` of posts needs the part `queryChecks`',
    ]);
  });

  it('is content with all parts, with nothing configured, and with indexes that are not checked', () => {
    expect(missingParts({ ...OPTIONS, firestore: Object() }, ALL)).toEqual([]);
    expect(missingParts({ firestore: Object() }, {})).toEqual([]);
    const resources = { posts: { indexes: OPTIONS.resources.posts.indexes } };
    expect(missingParts({ firestore: Object(), resources, checkQueries: false }, {})).toEqual([]);
  });
});
