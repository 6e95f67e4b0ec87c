/** @returns a file's size as people read it, such as `1.2 MB`; decimal units. */
export const formatBytes = (bytes: number, locale: string): string => {
  const [unit, size] = bytes >= 1_000_000 ? ['megabyte', 1_000_000] : (['kilobyte', 1000] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(bytes / Number(size));
};
