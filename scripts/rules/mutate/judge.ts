import type { Ruleset } from '../language/ast.ts';
import { evaluateRules, type Trace } from '../language/evaluate.ts';
import { parseRules } from '../language/parse.ts';
import { type Mutant, mutated } from './mutants.ts';
import type { Case } from './replay.ts';

/** What the requests make of the rules as they are. */
export interface Coverage {
  /** By the id of an expression: the cases that evaluate it, cheapest first. */
  reaching: ReadonlyMap<number, readonly Case[]>;
  all: readonly Case[];
  /** What each expression with a truth value has been. */
  outcomes: ReadonlyMap<number, { true: boolean; false: boolean }>;
  /** Cases that this interpreter answers otherwise than the emulator did: there must be none. */
  disagreeing: readonly Case[];
}

const answer = (rules: Ruleset, { questions }: Case, trace: Trace | null = null) =>
  questions.every(question => evaluateRules(rules, question, trace));

/** Evaluates every case by the rules as they are, and notes what each looks at. */
export const coverageOf = (rules: Ruleset, cases: readonly Case[]): Coverage => {
  const reaching = new Map<number, Case[]>();
  const outcomes = new Map<number, { true: boolean; false: boolean }>();
  const disagreeing: Case[] = [];
  const costs = new Map<Case, number>();
  for (const each of cases) {
    const seen = new Set<number>();
    let steps = 0;
    const trace: Trace = {
      visit: id => {
        steps += 1;
        seen.add(id);
      },
      outcome: (id, value) => {
        const known = outcomes.get(id) ?? { true: false, false: false };
        known[value ? 'true' : 'false'] = true;
        outcomes.set(id, known);
      },
    };
    // What is answered otherwise already would seem to notice every change.
    if (answer(rules, each, trace) !== each.allowed) {
      disagreeing.push(each);
      continue;
    }
    costs.set(each, steps);
    for (const id of seen) {
      const known = reaching.get(id);
      if (known) known.push(each);
      else reaching.set(id, [each]);
    }
  }
  const byCost = (a: Case, b: Case) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0);
  for (const list of reaching.values()) list.sort(byCost);
  return { reaching, outcomes, disagreeing, all: [...costs.keys()].sort(byCost) };
};

/** Judges mutants one after the other; cases that killed lately are asked first. */
export class Judge {
  private readonly lately: Case[] = [];

  constructor(
    private readonly source: string,
    private readonly coverage: Coverage,
    /** Turns the text of the rules into what the cases were asked of. */
    private readonly read: (text: string) => string = text => text,
  ) {}

  /**
   * The first case found that the mutant answers otherwise; `refused` where the mutant cannot be
   * read, which its own tests notice; null where it lives.
   */
  killerOf(mutant: Mutant): Case | 'refused' | null {
    const reaching =
      mutant.reachedBy === null
        ? this.coverage.all
        : (this.coverage.reaching.get(mutant.reachedBy) ?? []);
    if (reaching.length === 0) return null;
    const rules = this.parsed(mutant);
    if (!rules) return 'refused';
    const reached = new Set(reaching);
    const killer =
      this.lately.find(each => reached.has(each) && answer(rules, each) !== each.allowed) ??
      reaching.find(each => answer(rules, each) !== each.allowed) ??
      null;
    if (killer) this.remember(killer);
    return killer;
  }

  private parsed(mutant: Mutant): Ruleset | null {
    let text: string;
    try {
      text = this.read(mutated(this.source, mutant));
    } catch {
      return null;
    }
    return parseRules(text);
  }

  private remember(killer: Case) {
    const at = this.lately.indexOf(killer);
    if (at >= 0) this.lately.splice(at, 1);
    this.lately.unshift(killer);
    this.lately.length = Math.min(this.lately.length, 40);
  }
}
