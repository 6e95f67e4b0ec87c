import { type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';

/** What a form's values are: data that can be stored, or the message key of each field's problem. */
export type ReadValues<D> = { data: D } | { problems: Record<string, string> };

/** Reads a form by its schema; problems have the path of their field, parted by dots. */
export const readBySchema = <S extends z.ZodType>(
  schema: S,
  values: unknown,
): ReadValues<z.output<S>> => {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { data: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message;
  return { problems };
};

/** Lets react-hook-form say what is wrong; what can be stored is read when it is stored. */
export const problemResolver =
  (read: () => ReadValues<unknown>): Resolver =>
  () => {
    const result = read();
    const errors = {};
    if ('problems' in result)
      for (const [path, message] of Object.entries(result.problems))
        set(errors, path, { type: 'custom', message });
    return { values: {}, errors };
  };
