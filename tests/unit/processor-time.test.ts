import { expect, it } from 'vitest';
import { inProcessorTime } from '../../scripts/bench/processor-time.mjs';

const task = { ph: 'X', name: 'ThreadControllerImpl::RunTask', pid: 1, tid: 2 };
const inside = { ph: 'X', name: 'Layout', pid: 1, tid: 2 };

it('a task takes the time it had a processor, what is in it shrinks along, what is between tasks stays', () => {
  const traceEvents = [
    { ...task, ts: 1000, dur: 400, tdur: 100 },
    { ...task, ts: 1100, dur: 200, tdur: 50 },
    { ...inside, ts: 1200, dur: 100 },
    { ph: 'I', name: 'paint', pid: 1, tid: 2, ts: 1400 },
    { ph: 'I', name: 'between', pid: 1, tid: 2, ts: 1500 },
    { ...task, ts: 2000, dur: 100, tdur: 100 },
    { ...inside, tid: 3, ts: 1200, dur: 100 },
  ];
  const times = (inProcessorTime({ traceEvents }) as { traceEvents: { ts: number; dur?: number }[] }).traceEvents;
  expect(times.map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 100],
    [1025, 50],
    [1050, 25],
    [1100, undefined],
    [1500, undefined],
    [2000, 100],
    [1200, 100],
  ]);
});
