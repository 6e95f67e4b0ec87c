/** The page that a person typed; null unless it is one of those from 1 to `last`. */
export const pageOf = (text: string, last: number): number | null => {
  const page = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return page >= 1 && page <= last ? page : null;
};
