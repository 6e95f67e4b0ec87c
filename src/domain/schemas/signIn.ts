import { z } from 'zod';

/** When an owner last opened the console; the id is the account's. */
export const signInSchema = z.object({
  id: z.string(),
  at: z.date(),
});

/** When an owner last opened the console. */
export type SignIn = z.infer<typeof signInSchema>;
