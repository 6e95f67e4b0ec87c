import { useStore } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';

/** What this browser knows of a list's saved views, which the back end keeps. */
interface KnownViews {
  /** The query part that the list opens with; empty for the plain list. */
  opens: string;
  /** Whether there are any, so that room is kept for their tabs. */
  some: boolean;
}

/** So that a list need not wait for its views to open with one; null until they are known here. */
export const useKnownViews = (resource: ResourceName) =>
  useStore<KnownViews | null>(`${resource}.views`, null);
