import type { ImportRun } from '@/domain/schemas/importRun.ts';

/** A run that has created one product. */
export const importRun: ImportRun = {
  id: 'run1',
  businessId: 'owner',
  platform: 'wix',
  channel: 'csv',
  shop: '',
  fileName: null,
  fileSize: null,
  fileHash: null,
  settings: {},
  counts: { total: 1, created: 1, updated: 0, unchanged: 0, failed: 0 },
  status: 'finished',
  startedAt: new Date('2026-11-20T12:00:00Z'),
  finishedAt: null,
  auditId: null,
  version: 1,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  createdBy: 'owner',
  updatedAt: new Date('2026-11-20T12:00:00Z'),
  updatedBy: 'owner',
};
