/**
 * Rewrites a browser's trace (Chrome's JSON) as if no other process had used the processor: each task takes its thread's processor time (`tdur`), and
 * the events within it move accordingly. Changes the trace it is given, and returns it.
 */
export function inProcessorTime(trace) {
  const threads = {};
  for (const event of trace.traceEvents) (threads[`${event.pid} ${event.tid}`] ??= []).push(event);
  for (const events of Object.values(threads)) {
    const move = moveBy(outermost(events.filter(isTask)));
    for (const event of events) {
      const from = move(event.ts);
      if (event.dur !== undefined) event.dur = move(event.ts + event.dur) - from;
      event.ts = from;
    }
  }
  return trace;
}

const isTask = ({ ph, name, tdur }) => ph === 'X' && name.endsWith('RunTask') && tdur !== undefined;

function outermost(tasks) {
  const found = [];
  for (const { ts, dur, tdur } of tasks.sort((a, b) => a.ts - b.ts || b.dur - a.dur))
    if (found.length === 0 || ts >= found.at(-1).end)
      found.push({ ts, end: ts + dur, share: dur > 0 ? Math.min(1, tdur / dur) : 1 });
  return found;
}

/** Returns the new time of a moment after each of these tasks, in order, has shrunk to its share; gaps between tasks stay. */
const moveBy = (tasks) => (moment) => {
  let [first, last] = [0, tasks.length];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (tasks[middle].ts <= moment) first = middle + 1;
    else last = middle;
  }
  const task = tasks[first - 1];
  return task && moment <= task.end ? task.ts + (moment - task.ts) * task.share : moment;
};
