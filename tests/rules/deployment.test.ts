import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEPLOYED_INDEXES, firebaseDeployment } from '@/providers/firebase/deployment.ts';
import { StorageError } from '@/providers/storageError.ts';
import { SAMPLE_ALLOW_LISTS } from '../../scripts/emulators/sampleAllowLists.ts';
import { rulesVersion } from '../../scripts/rules/fillAllowList.ts';
import { ACTORS, type ActorName } from './support/actors.ts';
import { useConsoleFirestore } from './support/consoleFirestore.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const version = rulesVersion(readFileSync('firestore.rules', 'utf8'), SAMPLE_ALLOW_LISTS);

describe.runIf(hasEmulator)('what is deployed', () => {
  const { seed } = useRules('deployment');
  const firestoreOf = useConsoleFirestore('deployment');
  const asking = (actor: ActorName, answer = new StorageError('object-not-found')) =>
    firebaseDeployment(
      firestoreOf(actor),
      { metadata: () => Promise.reject(answer) },
      () => ACTORS[actor].uid,
      () => false,
    );

  it('has these rules, or others', async () => {
    const { rules } = asking('superAdmin');
    expect([await rules(version), await rules('another')]).toEqual([true, false]);
    expect(await asking('owner').rules(version)).toBe(false);
  });

  it('says of Storage’s rules what Storage answers, where that is an answer', async () => {
    const { storageRules } = asking('superAdmin');
    expect(await storageRules(version)).toBe(true);
    const denied = asking('superAdmin', new StorageError('unauthorized'));
    expect(await denied.storageRules(version)).toBe(false);
    const unreachable = asking('superAdmin', new StorageError('retry-limit-exceeded'));
    await expect(unreachable.storageRules(version)).rejects.toThrow('retry-limit-exceeded');
  });

  it('lets an administrator ask every index, one read each, until it is given up', async () => {
    const { indexes, indexCount } = asking('superAdmin');
    let done = 0;
    const answers = await indexes(new AbortController().signal, count => {
      done = count;
    });
    expect(answers).toEqual(Array(DEPLOYED_INDEXES.length).fill('ready'));
    expect([done, indexCount]).toEqual([answers.length, answers.length]);
    const controller = new AbortController();
    const stopped = indexes(controller.signal, count => count === 3 && controller.abort());
    await expect(stopped).rejects.toThrow(/abort/i);
  });

  it('tells an administrator what functions did, and takes what they are asked for', async () => {
    const at = new Date('2026-11-03T10:00:00Z');
    const run = {
      startedAt: at,
      doneAt: at,
      did: { days: 2 },
      failedAt: null,
      failure: '',
      off: false,
    };
    await seed({
      'functionRuns/rollUpEvents': run,
      'functionRuns/strange': { startedAt: 'never' },
    });
    const { functionRuns, functionTasks, askRollUps } = asking('superAdmin');
    expect(await functionRuns()).toEqual([{ ...run, id: 'rollUpEvents' }]);
    await askRollUps({ from: '2026-11-01', to: '2026-11-03' });
    expect(await functionTasks()).toEqual([
      {
        ...{ id: expect.any(String), kind: 'rollUpRange', from: '2026-11-01', to: '2026-11-03' },
        ...{ askedBy: 'admin', askedAt: expect.any(Date), state: 'asked' },
      },
    ]);
    const other = asking('support');
    await expect(other.functionRuns()).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(other.askRollUps({ from: '2026-11-01', to: '2026-11-03' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
