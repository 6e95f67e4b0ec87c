import { ADMIN_SCREENS } from './galleryAdmin.ts';
import { OWNER_SCREENS } from './galleryOwner.ts';
import { VISITOR_SCREENS } from './galleryVisitors.ts';
import type { Screen } from './screen.ts';

/** Every screen of every role, and the states that matter. Ids are those of the sample data. */
export const SCREENS: readonly Screen[] = [...VISITOR_SCREENS, ...OWNER_SCREENS, ...ADMIN_SCREENS];
