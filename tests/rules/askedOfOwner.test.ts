import { doc, getDoc, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { type OwnerTaskNews, TaskUnanswered } from '@/domain/functions/ownerTaskNews.ts';
import type { AskOwnerTask } from '@/providers/askOwnerTask.ts';
import { askedOfOwner } from '@/providers/firebase/askedOfOwner.ts';
import { ACTORS, type ActorName } from './support/actors.ts';
import { useConsoleFirestore } from './support/consoleFirestore.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const until = Timestamp.fromMillis(Date.now() + 3_600_000);

describe.runIf(hasEmulator)('what is asked of functions for a business', () => {
  const { as, seed } = useRules('asked-of-owner');
  const firestoreOf = useConsoleFirestore('asked-of-owner');
  const asking = (
    actor: ActorName,
    business: string,
    signal = new AbortController().signal,
    patience = { asked: 20_000, begun: 20_000 },
    asked: Parameters<AskOwnerTask>[1] = { kind: 'readShop' },
  ) =>
    askedOfOwner(firestoreOf(actor), String(ACTORS[actor].uid), business, asked, signal, patience);

  /** What functions say under a task. */
  const say = async ({ task }: OwnerTaskNews, business: string, more: object, texts: string[]) => {
    const path = `business/${business}/tasks/${task.id}`;
    const { id: _, ...asked } = task;
    const parts = texts.map((text, at) => [`${path}/parts/${at}`, { text, until }] as const);
    await seed({ ...Object.fromEntries(parts), [path]: { ...asked, ...more } });
  };

  it.each<ActorName>(['owner', 'superAdmin'])('is told %s as it comes, to its end', async actor => {
    const news: OwnerTaskNews[] = [];
    for await (const told of asking(actor, 'owner')) {
      news.push(told);
      const { parts } = told.task;
      if (parts === undefined) await say(told, 'owner', { parts: 0 }, []);
      if (parts === 0) await say(told, 'owner', { parts: 1 }, ['one']);
      if (parts === 1)
        await say(told, 'owner', { parts: 3, state: 'done', capped: true }, [
          'one',
          'two',
          'three',
        ]);
    }
    expect(news.at(-1)?.task).toMatchObject({
      ...{ kind: 'readShop', askedBy: ACTORS[actor].uid, state: 'done', capped: true },
    });
    expect(news.flatMap(({ texts }) => texts)).toEqual(['one', 'two', 'three']);
  });

  it('is told which pictures were copied, and which were not', async () => {
    const asked = { kind: 'copyPictures' as const, productIds: ['p', 'q'] };
    const pictures = [{ productId: 'q', imageId: 'i', code: 'refusedAddress' }];
    const did = { copiedPictures: 3, failedPictures: 1, leftPictures: 0 };
    const states: unknown[] = [];
    for await (const told of asking('owner', 'owner', undefined, undefined, asked)) {
      const { task } = told;
      states.push(task);
      if (task.parts === undefined) await say(told, 'owner', { parts: 0 }, []);
      else if (task.state === 'asked')
        await say(told, 'owner', { state: 'done', did, pictures }, []);
    }
    expect(states).toHaveLength(3);
    expect(states[0]).toMatchObject({ ...asked, askedBy: ACTORS.owner.uid, state: 'asked' });
    expect(states[2]).toMatchObject({ ...asked, state: 'done', did, pictures });
  });

  it('is refused for another’s business', async () => {
    await expect(asking('owner', 'other').next()).rejects.toMatchObject({ status: 403 });
  });

  it('is waited for as long as it makes sense', async () => {
    const patience = { asked: 300, begun: 20_000 };
    const news = asking('owner', 'owner', new AbortController().signal, patience);
    await expect(
      (async () => {
        for await (const told of news) expect(told.texts).toEqual([]);
      })(),
    ).rejects.toThrow(TaskUnanswered);
  });

  it('is taken back when it is followed no longer', async () => {
    const control = new AbortController();
    const news = asking('owner', 'owner', control.signal);
    const first = await news.next();
    const id = first.done ? '' : first.value.task.id;
    const place = doc(as('superAdmin'), `business/owner/tasks/${id}`);
    expect((await getDoc(place)).exists()).toBe(true);
    setTimeout(() => control.abort(new Error('given up')), 50);
    await expect(
      (async () => {
        for await (const told of news) expect(told.texts).toEqual([]);
      })(),
    ).rejects.toThrow('given up');
    await expect.poll(async () => (await getDoc(place)).exists(), { timeout: 5000 }).toBe(false);
  });
});
