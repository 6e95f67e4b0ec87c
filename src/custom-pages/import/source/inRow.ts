/** A list in a row of lists, each as wide as its words; below one another on a phone. */
export const IN_ROW = {
  size: 'small',
  sx: { minWidth: 200, width: 'auto', flex: { xs: '1 1 100%', sm: '0 1 auto' } },
} as const;
