import { describe, expect, it } from 'vitest';
import { FUNCTION_NAMES, type FunctionRun } from '../schemas/functionRun.ts';
import { functionFindings } from './functionFindings.ts';

const now = new Date('2026-11-05T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const run = (more: Partial<FunctionRun> = {}): FunctionRun => ({
  ...{ id: 'rollUpEvents', startedAt: ago(1), doneAt: ago(1), did: { days: 2 } },
  ...{ failedAt: null, failure: '', off: false },
  ...more,
});
const of = (more: Partial<FunctionRun>) => functionFindings([run(more)], now)[0];

describe('functionFindings', () => {
  it('says nothing where none is deployed', () => {
    expect(functionFindings([], now)).toEqual([]);
  });

  it('says which have not been heard of', () => {
    const findings = functionFindings([run()], now);
    expect(findings.map(({ name }) => name)).toEqual([...FUNCTION_NAMES]);
    expect(findings.at(-1)).toMatchObject({ said: 'silent', state: 'unknown', at: null });
  });

  it.each<[string, Partial<FunctionRun>, object]>([
    ['well', {}, { said: 'done', state: 'fine', at: ago(1), did: { days: 2 } }],
    ['just in time', { doneAt: ago(3) }, { said: 'done', state: 'fine' }],
    ['too long ago', { doneAt: ago(3.1) }, { said: 'late', state: 'fault', at: ago(3.1) }],
    ['off', { off: true }, { said: 'off', state: 'look' }],
    ['never', { doneAt: null }, { said: 'begun', state: 'unknown' }],
    [
      'failed since',
      { failedAt: ago(0.5), failure: 'no' },
      { said: 'failed', state: 'fault', at: ago(0.5), failure: 'no' },
    ],
    ['failed at first', { doneAt: null, failedAt: ago(2) }, { said: 'failed' }],
    ['mended', { failedAt: ago(2), failure: 'no' }, { said: 'done', failure: '' }],
  ])('worked %s', (_, more, finding) => {
    expect(of(more)).toMatchObject(finding);
  });

  it('takes it for in order where no mail is sent', () => {
    const findings = functionFindings([run({ id: 'sendMail', off: true })], now);
    expect(findings.at(-1)).toMatchObject({ name: 'sendMail', said: 'off', state: 'fine' });
  });

  it('waits for ever for what works on demand', () => {
    const findings = functionFindings([run({ id: 'doTasks', doneAt: ago(9000) })], now);
    expect(findings).toContainEqual(
      expect.objectContaining({ name: 'doTasks', said: 'done', state: 'fine' }),
    );
  });
});
