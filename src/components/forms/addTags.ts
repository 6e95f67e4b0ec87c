/** Adds the tags of a text (parted by commas, semicolons or lines) that are not there yet. */
export const addTags = (tags: readonly string[], text: string): string[] => {
  const result = [...tags];
  const seen = new Set(tags.map(tag => tag.toLowerCase()));
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (!tag || seen.has(tag.toLowerCase())) continue;
    seen.add(tag.toLowerCase());
    result.push(tag);
  }
  return result;
};
