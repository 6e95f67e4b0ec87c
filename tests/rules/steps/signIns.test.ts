import { describe, expect, it } from 'vitest';
import { serverTime } from '@/domain/write.ts';
import { hasEmulator } from '../support/environment.ts';
import { useStage } from '../support/stage.ts';

describe.runIf(hasEmulator)('steps: that an owner was here', () => {
  const { send, seed } = useStage('steps-sign-ins');
  const mark = (data: Record<string, unknown>, id = 'owner') =>
    send('owner', [{ type: 'set', collection: 'signIns', id, data }]);

  it('is marked again and again, by the server’s time', async () => {
    expect(await mark({ at: serverTime() })).toBe(true);
    expect(await mark({ at: serverTime() })).toBe(true);
    expect(await mark({ at: new Date() })).toBe(false);
    expect(await mark({})).toBe(false);
  });

  it('says nothing else, and nothing of anybody else', async () => {
    expect(await mark({ at: serverTime(), note: 'hello' })).toBe(false);
    await seed({ 'signIns/other': { at: new Date(0) } });
    expect(await mark({ at: serverTime() }, 'other')).toBe(false);
  });
});
