import type { Findable } from '@/domain/search/rankCommands.ts';

/** The parts of the palette's list, in order. */
export const GROUPS = ['pages', 'actions', 'products', 'business', 'users', 'giveaways'] as const;

/** A part of the palette's list. */
export type PaletteGroup = (typeof GROUPS)[number];

/** One line of the palette: a page or record to open, or something to do. */
export interface PaletteItem extends Findable {
  id: string;
  group: PaletteGroup;
  /** A second, quieter line. */
  detail?: string;
  act: { kind: 'open'; href: string } | { kind: 'run'; run: () => void };
}

/** The items in the order of their groups. */
export const inGroups = (items: readonly PaletteItem[]): PaletteItem[] =>
  GROUPS.flatMap(group => items.filter(item => item.group === group));
