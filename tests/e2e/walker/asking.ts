import { english } from '../../../src/i18n/en/index.ts';
import { german } from '../../support/german.ts';
import { messagesOf } from '../../support/messagesOf.ts';
import { formPattern } from '../../support/patterns.ts';
import type { Step } from './step.ts';
import { squash } from './words.ts';

const patternOf = (form: string) => new RegExp(`^${formPattern(squash(form))}$`, 'su');

/** What is exported stays as it is. */
const READING = /^export\./;

/** Ends of the keys of words on buttons that change what is stored; every other button changes nothing. */
const CHANGING =
  /(^|\.)(save\w*|publish|submit|apply|confirm\w*|delete\w*|undo|revert\w*|archive|activate|draft|approve|reject|reapprove|deactivate|reactivate|restore|block|unblock|resolve|dismiss|review|take|bind|reopen|reply\w*|draw|redraw|exclude|letIn|cancel\w*|endNow|merge\w*|start|import\w*|run|resume|retry|send|markRead|takeBack|create|add|reply|keepMine|keepTheirs|continue|undoRun|split|separate|notDuplicate\w*)$/;

const ANYTHING = /resetSample/;

const forms = [english, german]
  .flatMap(catalogue => [...messagesOf(catalogue)])
  .filter(([key]) => !READING.test(key) && (CHANGING.test(key) || ANYTHING.test(key)))
  .flatMap(([key, message]) =>
    message.split('||||').map(form => ({ key, pattern: patternOf(form) })),
  );

/** What a step asks of the store: nothing, a change, or that everything begins anew. */
export const askedBy = (step: Step): 'nothing' | 'change' | 'everything' => {
  if (step.kind === 'key' && step.key === 'Enter') return 'change';
  if (step.kind === 'online' || step.kind === 'upload') return 'change';
  if (step.kind !== 'press' || step.target.role === 'link') return 'nothing';
  const { name } = step.target;
  const keys = forms.filter(({ pattern }) => pattern.test(name)).map(({ key }) => key);
  if (keys.some(key => ANYTHING.test(key))) return 'everything';
  return keys.length > 0 ? 'change' : 'nothing';
};
