/** How many fields have an error, given react-hook-form's nested errors. */
export const countProblems = (errors: unknown): number => {
  if (typeof errors !== 'object' || errors === null) return 0;
  if ('message' in errors && typeof errors.message === 'string') return 1;
  // A field's reference to its element leads into the document.
  return Object.entries(errors).reduce(
    (sum, [key, value]) => sum + (key === 'ref' ? 0 : countProblems(value)),
    0,
  );
};
