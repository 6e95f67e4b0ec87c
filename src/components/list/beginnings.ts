/**
 * How a value may begin that a person types: databases compare letter by letter, people write
 * without capitals. The empty text begins every value.
 */
export const beginnings = (text: string): string[] => {
  const [first = '', ...rest] = [...text];
  const capital = first.toUpperCase() + rest.join('').toLowerCase();
  return [...new Set([text, capital, text.toLowerCase(), text.toUpperCase()])];
};
