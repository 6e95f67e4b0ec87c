import { wixV1Rows } from '../csv/wixV1Rows.ts';
import { wixV3Cells } from '../csv/wixV3Cells.ts';
import { wixV3Rows } from '../csv/wixV3Rows.ts';
import type { PlatformAdapter } from './platformAdapter.ts';

/** Wix, with its old and its new catalogue. */
export const wix: PlatformAdapter = {
  idPrefix: 'wx',
  normaliseShop: name => name,
  dialects: { 'wix-v1': wixV1Rows, 'wix-v3': wixV3Rows },
  cellsOf: wixV3Cells,
  weighsInShopUnit: true,
};
