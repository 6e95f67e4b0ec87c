import { expect, it, vi } from 'vitest';
import { createReadMeter } from './readMeter.ts';

it('counts by call and by resource, tells listeners, and starts anew', () => {
  const meter = createReadMeter();
  const heard = vi.fn();
  const stop = meter.subscribe(heard);
  meter.add({ method: 'getList', resource: 'a', reads: 25 });
  meter.add({ method: 'getOne', resource: 'b', reads: 1 });
  expect(meter.total()).toBe(26);
  expect(meter.byResource()).toEqual({ a: 25, b: 1 });
  expect(meter.calls().map(({ method }) => method)).toEqual(['getList', 'getOne']);
  meter.reset();
  expect([meter.total(), meter.byResource(), meter.calls()]).toEqual([0, {}, []]);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  for (let n = 0; n < 300; n++) meter.add({ method: 'getOne', resource: 'b', reads: 1 });
  expect(meter.calls()).toHaveLength(200);
  expect(meter.total()).toBe(300);
  expect(heard).toHaveBeenCalledTimes(3);
});
