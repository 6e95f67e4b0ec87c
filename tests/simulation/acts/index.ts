import type { Act } from '../step.ts';
import type { ActOut } from './act.ts';
import { answer, business, report, request, user } from './administer.ts';
import { attack } from './attack.ts';
import { bulk, create, remove } from './changeProducts.ts';
import { draw } from './draw.ts';
import { runImport, undoImport } from './imports.ts';
import { look } from './look.ts';
import { merge, unmerge } from './merge.ts';
import { open, save } from './saveProduct.ts';

/** How each act goes; `reinstate` is nobody's. */
export const ACTS_OUT: Record<Exclude<Act, 'reinstate'>, ActOut> = {
  ...{ open, save, create, bulk, remove, import: runImport, undoImport, merge, unmerge },
  ...{ request, answer, business, user, report, draw, look, attack },
};
