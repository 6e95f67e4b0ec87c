import { describe, expect, it } from 'vitest';
import type { UntoldEnd } from '@/domain/import/run/tellEnd.ts';
import { importRun } from '../../../../tests/unit/import/importRun.ts';
import type { ImportSessionState, WritingRun } from '../engine/sessionState.ts';
import { runStanding } from './runStanding.ts';

type Session = Pick<ImportSessionState, 'phase' | 'run' | 'pictures'>;

const idle: Session = { phase: 'source', run: null, pictures: null };
const progress = { done: 2, total: 2, created: 2, updated: 0, failed: 0, unchanged: 0 };
const own = (
  end: 'finished' | 'cancelled' | 'stopped' | null,
  id = 'run1',
  untold: UntoldEnd | null = null,
): WritingRun => ({
  id,
  progress,
  startedAt: 0,
  endedAt: end && 1,
  paused: null,
  outcome: end && { ...progress, status: end, reason: null, failures: [], untold },
  resumable: true,
});
const copying = { running: true, done: 0, total: 4, copied: 0, failures: [] };
const running = { ...importRun, status: 'running' as const };

describe('runStanding', () => {
  it.each([
    ['finished', { status: 'finished', canResume: false, canUndo: true }],
    ['cancelled', { status: 'cancelled', canResume: false, canUndo: true }],
    ['paused', { status: 'paused', canResume: true, canUndo: true }],
    ['running', { status: 'interrupted', canResume: true, canUndo: true }],
    ['undone', { status: 'undone', canResume: false, canUndo: false }],
  ] as const)('goes by the record of a run that is %s', (status, expected) => {
    expect(runStanding({ ...importRun, status }, false, idle)).toMatchObject(expected);
  });

  it('leaves to another window what that is at work on', () => {
    expect(runStanding(running, true, idle)).toMatchObject({
      status: 'elsewhere',
      canResume: false,
      canUndo: false,
    });
  });

  it.each(['finished', 'cancelled'] as const)(
    'says that the page’s own run is %s before its record is read again, held or not',
    end => {
      const session: Session = { phase: 'done', run: own(end), pictures: null };
      for (const isHeld of [false, true])
        expect(runStanding(running, isHeld, session)).toEqual({
          status: end,
          isWriting: false,
          canResume: false,
          canUndo: false,
        });
    },
  );

  it('offers to take it back from when the record says so, and no longer changes its mind', () => {
    const session: Session = { phase: 'done', run: own('finished'), pictures: null };
    for (const isHeld of [true, false])
      expect(runStanding(importRun, isHeld, session)).toMatchObject({ canUndo: true });
  });

  it('offers to go on with the page’s own run that was stopped', () => {
    const session: Session = { phase: 'done', run: own('stopped'), pictures: null };
    expect(runStanding(running, false, session)).toMatchObject({
      status: 'interrupted',
      canResume: true,
      canUndo: true,
    });
  });

  it('goes by the record of the page’s own run that could not be told of its end', () => {
    const untold = { writes: [], reason: 'denied' };
    const session: Session = {
      ...{ phase: 'done', run: own('cancelled', 'run1', untold), pictures: null },
    };
    expect(runStanding(running, false, session)).toMatchObject({
      status: 'interrupted',
      canResume: true,
      canUndo: true,
    });
  });

  it('goes by the record of another run than the page’s own', () => {
    const session: Session = { phase: 'done', run: own('finished', 'run2'), pictures: copying };
    expect(runStanding(running, false, session)).toMatchObject({
      status: 'interrupted',
      canUndo: true,
    });
  });

  it('offers nothing while the page writes, and no undo while it copies pictures', () => {
    const writing: Session = { phase: 'writing', run: own(null), pictures: null };
    expect(runStanding(running, true, writing)).toEqual({
      status: 'running',
      isWriting: true,
      canResume: false,
      canUndo: false,
    });
    expect(runStanding(importRun, false, { ...writing, run: own(null, 'run2') })).toMatchObject({
      isWriting: false,
      canUndo: false,
    });
    expect(
      runStanding(importRun, false, { phase: 'done', run: own('finished'), pictures: copying }),
    ).toMatchObject({ canUndo: false });
  });

  it('offers no undo of what wrote nothing', () => {
    const counts = { ...importRun.counts, created: 0, updated: 0 };
    expect(runStanding({ ...importRun, counts }, false, idle)).toMatchObject({ canUndo: false });
  });
});
