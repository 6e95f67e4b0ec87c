/** How the filters of a list stand beside one another, those that still load too. */
export const FACET_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  pt: 1.5,
  // What is said below a field moves none beside it.
  alignItems: 'flex-start',
} as const;
