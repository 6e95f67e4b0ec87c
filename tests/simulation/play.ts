import { stageOf } from './acts/act.ts';
import { ACTS_OUT } from './acts/index.ts';
import { newMemory } from './acts/memory.ts';
import { judgeEnd } from './oracle/end.ts';
import { createOracle } from './oracle/oracle.ts';
import type { Problem } from './oracle/problem.ts';
import { PERSON_NAMES, type PersonName } from './people.ts';
import { createProcess, type Process } from './process.ts';
import { startRecords } from './startRecords.ts';
import type { Step } from './step.ts';
import type { World } from './worlds/world.ts';

/** What a run came to. */
export interface Played {
  problems: readonly Problem[];
  /** How many steps were taken, the last one included. */
  steps: number;
}

/** Takes the steps one after the other, from the same beginning each time, until something is wrong. */
export const play = async (world: World, steps: readonly Step[]): Promise<Played> => {
  await world.reset(startRecords());
  const oracle = await createOracle(world);
  const memory = newMemory();
  const signedOut = new Set<PersonName>();
  let waiting: { process: Process; due: number }[] = [];

  const setStanding = (who: PersonName, standing: string) =>
    oracle.outside(async () => {
      const stored = oracle.stored().get(`business/${who}`);
      if (!stored) return;
      const data = {
        ...stored,
        ...{ isBusinessOwner: standing, isDeleted: false, version: Number(stored.version) + 1 },
      };
      await world.put({ collection: 'business', id: who, data });
    });

  const reinstate = async () => {
    signedOut.clear();
    for (const who of PERSON_NAMES)
      if (
        oracle.stored().get(`business/${who}`)?.isBusinessOwner !== 'approved' ||
        oracle.stored().get(`business/${who}`)?.isDeleted
      )
        await setStanding(who, 'approved');
  };

  const settle = async (process: Process, at: number) => {
    await process.untilStill();
    const stands = process.standsFor();
    if (stands !== null) waiting.push({ process, due: at + stands });
  };

  const goOn = async (at: number) => {
    const due = waiting.filter(one => one.due <= at);
    waiting = waiting.filter(one => one.due > at);
    for (const { process } of due) {
      process.goOn();
      await settle(process, at);
    }
  };

  const take = async (step: Step, number: number) => {
    if (step.act === 'reinstate') return reinstate();
    const process = createProcess(step, number, {
      world,
      oracle,
      isSignedIn: () => !signedOut.has(step.who),
      signOut: () => signedOut.add(step.who),
      revoke: () => setStanding(step.who, 'deactivated'),
    });
    const stage = stageOf(process, oracle, memory);
    const act = ACTS_OUT[step.act];
    process.start(() => act(stage));
    await settle(process, number);
  };

  let taken = 0;
  for (const [number, step] of steps.entries()) {
    await goOn(number);
    if (oracle.problems.length === 0) await take(step, number);
    taken = number + 1;
    if (oracle.problems.length > 0) return { problems: oracle.problems, steps: taken };
  }
  while (waiting.length > 0 && oracle.problems.length === 0) await goOn(Number.POSITIVE_INFINITY);
  if (oracle.problems.length === 0) oracle.report(await judgeEnd(world, oracle));
  return { problems: oracle.problems, steps: taken };
};
