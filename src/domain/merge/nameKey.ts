/** What names are compared by: neither case nor blanks around them tell two apart. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
