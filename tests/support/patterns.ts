/** What finds a text and nothing else. @returns the source of a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What finds a form of a message, whatever stands in for its placeholders.
 * @returns the source of a regular expression.
 */
export const formPattern = (form: string): string =>
  form
    .split(/%\{\w+\}/)
    .map(escaped)
    .join('.+');
