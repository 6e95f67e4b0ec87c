import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { storageAsFirestore } from '../../../tests/rules/support/storageAsFirestore.ts';
import { SAMPLE_ALLOW_LISTS } from '../../emulators/sampleAllowLists.ts';
import { fillAllowList } from '../fillAllowList.ts';
import { parseRules } from '../language/parse.ts';
import { type Coverage, coverageOf, Judge } from './judge.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { RECORDINGS, type RecordedEvent, STORAGE_PROJECT } from './recording.ts';
import { type Case, casesOf } from './replay.ts';

/** A file of rules with its mutants and what is known to judge them by. */
export interface Subject {
  file: string;
  /** As deployed for the sample accounts; its lines are the file's. */
  source: string;
  /** Turns a text of this file into rules of Firestore. */
  read: (text: string) => string;
  mutants: Mutant[];
  coverage: Coverage;
  judge: Judge;
}

/** One writes past the rules, so its recording does not tell all that was stored; one has its own rules. */
const OTHERS = ['demo-migrate', 'demo-language'];

// The lines are our own tests'; what is checked is that a recording is there and whole.
const eventSchema = z.custom<RecordedEvent>(
  event => typeof event === 'object' && event !== null && 'kind' in event,
);

const readEvents = (file: string): RecordedEvent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => eventSchema.parse(JSON.parse(line)));

const readCases = (isWanted: (project: string) => boolean): Case[] => {
  const files = existsSync(RECORDINGS) ? readdirSync(RECORDINGS) : [];
  return files
    .map(file => file.replace(/\.jsonl$/, ''))
    .filter(project => !OTHERS.includes(project) && isWanted(project))
    .flatMap(project => casesOf(project, readEvents(join(RECORDINGS, `${project}.jsonl`))));
};

const subjectOf = (file: string, read: Subject['read'], cases: readonly Case[]): Subject => {
  const source = fillAllowList(readFileSync(file, 'utf8'), SAMPLE_ALLOW_LISTS);
  const coverage = coverageOf(parseRules(read(source)), cases);
  // Ids are those of the text that was evaluated: where it is another, any case may reach any change.
  const isSame = read(source) === source;
  const mutants = mutantsOf(source, parseRules(source))
    .filter(({ place }) => !/((superAdmin|support)Emails|rulesVersion)\(\)$/.test(place))
    .map(mutant => (isSame ? mutant : { ...mutant, reachedBy: null }));
  return { file, source, read, mutants, coverage, judge: new Judge(source, coverage, read) };
};

/** Both files of rules, with what the rules tests asked of them when they last ran. */
export const loadSubjects = (): Subject[] => [
  subjectOf(
    'firestore.rules',
    text => text,
    readCases(project => project !== STORAGE_PROJECT),
  ),
  subjectOf(
    'storage.rules',
    storageAsFirestore,
    readCases(project => project === STORAGE_PROJECT),
  ),
];
