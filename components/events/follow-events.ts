import { asApiError } from '@/lib/kernel/api/api-error';
import { learnedSomething } from '@/lib/events/queries';
import type { AlsoWaiting } from './also-waiting';
import { adoptEvents, storeEvent, othersWaiting, waitingEvents, type Happening, type Who } from './queue';
import { sendEvents, type Sent } from './send-events';

/** Milliseconds: events of the same moment are sent together; the position in a video can wait longer. */
const pause = 1500;
const longPause = 20_000;
const firstRetry = 2000;
const maxRetryMs = 300_000;

export type Events = {
  /** Stores an event at once and sends it soon. */
  record: (happening: Happening) => void;
  /** Sends all waiting events now. */
  flush: () => Promise<void>;
  stop: () => void;
};

/**
 * Stores learning events and sends them whenever there is a connection: in order, once, and not lost when the tab closes.
 * @param also other queues that are sent together with the events
 */
export function followEvents(who: Who, also: readonly AlsoWaiting[] = []): Events {
  const following = new AbortController();
  const { signal } = following;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;
  let failures = 0;
  let sending: Promise<void> | null = null;

  const flushIn = (milliseconds: number) => {
    if (signal.aborted || Date.now() + milliseconds >= due) return;
    clearTimeout(timer);
    due = Date.now() + milliseconds;
    timer = setTimeout(() => void flush(), milliseconds);
  };
  const flush = (outlives = false) => {
    clearTimeout(timer);
    due = Infinity;
    return (sending ??= send(outlives).finally(() => (sending = null)));
  };
  const send = async (outlives: boolean) => {
    if (who.username === null) return;
    const [sent, ...alsoSent] = await Promise.all([
      sendWaiting(who, outlives, failures > 0),
      ...also.map((one) => sendAlso(one, who)),
    ]);
    if (sent !== 'later' && !alsoSent.includes('later')) {
      failures = 0;
      // Events that were stored meanwhile.
      if (sent === 'all' && waitingEvents(who).length > 0) flushIn(pause);
      return;
    }
    failures += 1;
    // Random jitter: not all browsers retry in the same second after an outage.
    const wait = Math.min(maxRetryMs, firstRetry * 2 ** (failures - 1));
    flushIn(wait * (0.75 + Math.random() / 2));
  };

  const comeBack = async () => {
    // Sending has failed offline, and the next retry may be minutes away: retry at once.
    await sending;
    failures = 0;
    await flush();
    await sendOthers();
  };
  /** Sends the entries of the account's other people too: they may not come back to this device. */
  const sendOthers = async () => {
    for (const other of othersWaiting(who)) if (!signal.aborted) await sendEvents(other);
    for (const one of also)
      for (const other of one.others(who)) if (!signal.aborted) await one.send(other).catch(() => {});
  };

  if (who.username !== null) {
    adoptEvents(who);
    window.addEventListener('online', () => void comeBack(), { signal });
    document.addEventListener('visibilitychange', () => void flush(document.visibilityState === 'hidden'), { signal });
    if (waitingEvents(who).length > 0 || also.some(({ waiting }) => waiting(who).length > 0)) void flush();
    void sendOthers();
  }
  return {
    record(happening) {
      storeEvent(who, happening);
      if (who.username !== null) flushIn(happening.kind === 'reached' ? longPause : pause);
    },
    flush: () => flush(),
    stop() {
      following.abort();
      clearTimeout(timer);
    },
  };
}

/** `hasWaited`: another page, such as the previous one, may have sent the events: then the queries here are outdated. */
async function sendWaiting(who: Who, outlives: boolean, hasWaited: boolean): Promise<Sent> {
  if (waitingEvents(who).length === 0) {
    if (hasWaited) await learnedSomething();
    return 'all';
  }
  const sent = await sendEvents(who, { outlives });
  if (sent === 'all') await learnedSomething();
  return sent;
}

async function sendAlso({ waiting, send, sent }: AlsoWaiting, who: Who): Promise<Sent> {
  if (waiting(who).length === 0) return 'all';
  try {
    await send(who);
    await sent();
    return 'all';
  } catch (error) {
    return asApiError(error).status === 401 ? 'out' : 'later';
  }
}
