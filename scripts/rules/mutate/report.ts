import { parseRules } from '../language/parse.ts';
import { conditionsOf } from './conditions.ts';
import { type Equivalent, equivalentTo, inOneLine } from './equivalents.ts';
import type { Subject } from './load.ts';
import type { Mutant } from './mutants.ts';
import type { Case } from './replay.ts';

/** What became of the mutants of one file. */
export interface Verdicts {
  killed: { mutant: Mutant; killer: Case | 'refused' }[];
  equivalent: { mutant: Mutant; why: Equivalent }[];
  alive: Mutant[];
}

/** Judges mutants. One that is listed as the same rule and is killed is none: `killed` has it. */
export const evaluateMutants = (subject: Subject, mutants: readonly Mutant[]): Verdicts => {
  const verdicts: Verdicts = { killed: [], equivalent: [], alive: [] };
  for (const mutant of mutants) {
    const killer = subject.judge.killerOf(mutant);
    const from = subject.source.slice(mutant.start, mutant.end);
    const why = killer ? undefined : equivalentTo(subject.file, mutant, from);
    if (killer) verdicts.killed.push({ mutant, killer });
    else if (why) verdicts.equivalent.push({ mutant, why });
    else verdicts.alive.push(mutant);
  }
  return verdicts;
};

const MOST = 150;

/** Conditions of the rules that no request made true, or none false, in words. */
export const undecided = ({ file, read, source, coverage }: Subject): string[] => {
  const text = read(source);
  return conditionsOf(parseRules(text), coverage.outcomes).flatMap(({ expression, place }) => {
    const { id, start, end } = expression;
    const been = coverage.outcomes.get(id) ?? { true: false, false: false };
    if (been.true && been.false) return [];
    const line = text.slice(0, start).split('\n').length;
    const never = been.true ? 'never false' : been.false ? 'never true' : 'never evaluated';
    return [`${file}:${line} ${place}: ${never}: ${inOneLine(text.slice(start, end))}`];
  });
};

/** `firestore.rules:33 keepsAdmin(): drop a conjunct: … → true` */
export const describeMutant = ({ file, source }: Subject, mutant: Mutant): string => {
  const line = source.slice(0, mutant.start).split('\n').length;
  const from = inOneLine(source.slice(mutant.start, mutant.end));
  const to = inOneLine(mutant.text);
  // What differs stands at the end of lists that are given in full.
  const shown = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
  return `${file}:${line} ${mutant.place}: ${mutant.operator}: ${shown(from)} → ${shown(to) || 'nothing'}`;
};
