import { createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { firestoreDataProvider } from '../src/index.ts';
import { connect } from './support/emulator.ts';

/** A server that takes connections and never answers, and a port where nothing listens. */
const silentServer = async () => {
  const sockets = new Set<Socket>();
  const server = createServer(socket => sockets.add(socket));
  return {
    port: await listenLocally(server),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

const list = {
  filter: {},
  sort: { field: 'n', order: 'ASC' as const },
  pagination: { page: 1, perPage: 5 },
};

describe('an unreachable database is an error, never an empty list', () => {
  const closers: (() => unknown)[] = [];
  afterAll(() => Promise.all(closers.map(close => close())));

  const unreachable = async (kind: 'refused' | 'silent') => {
    const server = await silentServer();
    if (kind === 'refused') server.close();
    else closers.push(server.close);
    const { firestore, close } = connect(undefined, { port: server.port });
    closers.push(close);
    return firestoreDataProvider({ firestore, readTimeout: 1500, writeTimeout: 1500 });
  };

  for (const kind of ['refused', 'silent'] as const) {
    it(`every read rejects with 503 (connection ${kind})`, async () => {
      const provider = await unreachable(kind);
      const unavailable = { status: 503 };
      await Promise.all([
        expect(provider.getList('a', list)).rejects.toMatchObject(unavailable),
        expect(provider.getOne('a', { id: 'x' })).rejects.toMatchObject(unavailable),
        expect(provider.getMany('a', { ids: ['x'] })).rejects.toMatchObject(unavailable),
        expect(provider.count('a')).rejects.toMatchObject(unavailable),
        expect(provider.stream('a')[Symbol.asyncIterator]().next()).rejects.toMatchObject(
          unavailable,
        ),
      ]);
    });

    it(`every write rejects with 503 within its time-out (connection ${kind})`, async () => {
      const provider = await unreachable(kind);
      const started = Date.now();
      const late = { status: 503, body: { code: 'timeout' } };
      const record = { id: 'x', n: 1 };
      await Promise.all([
        expect(provider.create('a', { data: { n: 1 } })).rejects.toMatchObject(late),
        expect(
          provider.update('a', { id: 'x', data: { n: 2 }, previousData: record }),
        ).rejects.toMatchObject(late),
        expect(provider.delete('a', { id: 'x' })).rejects.toMatchObject(late),
        expect(provider.updateMany('a', { ids: ['x'], data: { n: 2 } })).rejects.toMatchObject({
          status: 503,
          body: { failed: ['x'] },
        }),
        expect(provider.createMany('a', { data: [{ n: 1 }] })).rejects.toMatchObject({
          status: 503,
        }),
        expect(
          provider.commit([{ type: 'create', collection: 'a', id: 'y', data: { n: 1 } }]),
        ).rejects.toMatchObject({ status: 503 }),
      ]);
      expect(Date.now() - started).toBeLessThan(4000);
    });

    it(`a subscription tells an error and shows no empty list (connection ${kind})`, async () => {
      const provider = await unreachable(kind);
      const seen: unknown[] = [];
      let stop: () => void = () => undefined;
      const error = await new Promise<Error>(resolve => {
        stop = provider.watchList(
          'a',
          { limit: 3 },
          { next: rows => seen.push(rows), error: resolve },
        );
      });
      stop();
      expect(error).toMatchObject({ status: 503 });
      expect(seen).toEqual([]);
    });
  }
});
