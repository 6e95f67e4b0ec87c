import { z } from 'zod';

/** A control of the page, as a person would name it: the nth of its role and name, from 0. */
export const targetSchema = z.object({ role: z.string(), name: z.string(), nth: z.int().min(0) });

/** One thing that a person does. Steps hold no state of the browser, so that they can be replayed. */
export const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), path: z.string() }),
  z.object({ kind: z.literal('press'), target: targetSchema }),
  z.object({ kind: z.literal('fill'), target: targetSchema, value: z.string() }),
  z.object({ kind: z.literal('choose'), target: targetSchema, value: z.string() }),
  z.object({ kind: z.literal('key'), key: z.string() }),
  z.object({ kind: z.literal('upload'), target: targetSchema, file: z.string() }),
  z.object({ kind: z.literal('signIn') }),
  z.object({ kind: z.enum(['back', 'forward', 'reload']) }),
  z.object({ kind: z.enum(['newTab', 'otherTab', 'closeTab']) }),
  z.object({ kind: z.enum(['offline', 'online']) }),
]);

/** One thing that a person does. */
export type Step = z.infer<typeof stepSchema>;

/** A control of the page. */
export type Target = z.infer<typeof targetSchema>;

/** Longest value that is written out, in characters. */
const QUOTED = 60;

const quote = (text: string) =>
  JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}… (${text.length})` : text);

const named = ({ role, name, nth }: Target) =>
  `${role} ${quote(name)}${nth > 0 ? ` (number ${nth + 1})` : ''}`;

/** A step in words, for reports. */
export const describeStep = (step: Step): string => {
  switch (step.kind) {
    case 'open':
      return `open ${step.path}`;
    case 'press':
      return `press ${named(step.target)}`;
    case 'fill':
      return `fill ${named(step.target)} with ${quote(step.value)}`;
    case 'choose':
      return `choose ${quote(step.value)} in ${named(step.target)}`;
    case 'key':
      return `press the key ${step.key}`;
    case 'upload':
      return `put the file ${step.file} into ${named(step.target)}`;
    case 'signIn':
      return 'sign in again';
    case 'back':
    case 'forward':
      return `go ${step.kind}`;
    case 'reload':
      return 'reload';
    case 'newTab':
      return 'open the page in a second tab';
    case 'otherTab':
      return 'go to the other tab';
    case 'closeTab':
      return 'close this tab';
    case 'offline':
    case 'online':
      return `go ${step.kind}`;
  }
};
