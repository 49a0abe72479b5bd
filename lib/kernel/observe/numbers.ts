/**
 * All metrics of an instance, with their Prometheus names. The dashboard and the alerts in deploy/observe/ use only these, and docs/operations.md describes
 * each of them. Label values come from short fixed lists, never from a visitor's input.
 * Kinds 'watched…' are read at each scrape; the others are recorded when they happen.
 */
type Metric = {
  name: `sente_${string}`;
  kind: 'histogram' | 'counter' | 'watchedCounter' | 'watched';
  unit?: 's' | 'By';
  help: string;
};

export const numbers = {
  requestSeconds: {
    name: 'sente_http_request_duration_seconds',
    kind: 'histogram',
    unit: 's',
    help: 'Requests from their headers to the end of their responses, by route, method and class of status',
  },
  cacheReads: {
    name: 'sente_cache_reads_total',
    kind: 'watchedCounter',
    help: "Looks into the front's cache: hit, stale (given out, and made anew behind it) or miss (waited for)",
  },
  cacheBytes: { name: 'sente_cache_bytes', kind: 'watched', unit: 'By', help: "What the front's cache holds" },
  nextUp: { name: 'sente_next_up', kind: 'watched', help: "1 while Next's process answers the front" },
  eventLoopDelay: {
    name: 'sente_event_loop_delay_seconds',
    kind: 'watched',
    unit: 's',
    help: 'How late timers were in the last seconds, by process and quantile',
  },
  memory: { name: 'sente_memory_bytes', kind: 'watched', unit: 'By', help: 'Memory by process and kind' },
  cpu: { name: 'sente_cpu_seconds_total', kind: 'watchedCounter', unit: 's', help: 'Processor time by process' },
  limitsHit: { name: 'sente_limits_hit_total', kind: 'counter', help: 'Requests that were one too many, by limit' },
  databaseUp: { name: 'sente_database_up', kind: 'watched', help: '1 while the database answers within a second' },
  databasePool: {
    name: 'sente_database_pool',
    kind: 'watched',
    help: "Connections of Next's pool (open, idle) and who waits for one (waiting)",
  },
  databasePoolMax: { name: 'sente_database_pool_max', kind: 'watched', help: 'Most connections of the pool' },
  orders: { name: 'sente_orders', kind: 'watched', help: 'Orders placed within a day, by state' },
  paymentsWaiting: {
    name: 'sente_payments_waiting',
    kind: 'watched',
    help: 'Payments begun of orders that wait for them, by provider',
  },
  paymentsOldest: {
    name: 'sente_payments_waiting_oldest_seconds',
    kind: 'watched',
    unit: 's',
    help: 'Age of the oldest of them',
  },
  webhookSilence: {
    name: 'sente_webhook_silence_seconds',
    kind: 'watched',
    unit: 's',
    help: 'How long payments have waited at a provider without any webhook of its; 0 while none waits',
  },
  paymentsUnannounced: {
    name: 'sente_payments_unannounced',
    kind: 'watched',
    help: 'Payments within a day that were captured ten minutes ago or more, and no webhook said so',
  },
  unbalancedOrders: {
    name: 'sente_money_unbalanced_orders',
    kind: 'watched',
    help: 'Orders of a month of which more or less was captured than is kept, returned or due',
  },
  undeliveredLines: {
    name: 'sente_money_undelivered_lines',
    kind: 'watched',
    help: 'Lines of paid orders of a month that opened nothing, or are sent to nobody',
  },
  outboxWaiting: { name: 'sente_outbox_waiting', kind: 'watched', help: 'Outbox entries that are due, by kind' },
  outboxOldest: {
    name: 'sente_outbox_oldest_seconds',
    kind: 'watched',
    unit: 's',
    help: 'How long the oldest of them has been due',
  },
  outboxFailed: { name: 'sente_outbox_failed', kind: 'watched', help: 'Outbox entries given up, by kind' },
  jobLate: {
    name: 'sente_job_late_seconds',
    kind: 'watched',
    unit: 's',
    help: 'How long ago a job should have been begun by one of the instances',
  },
  clockOff: {
    name: 'sente_clock_off_seconds',
    kind: 'watched',
    unit: 's',
    help: 'How far the clock of this instance is from the database’s',
  },
} as const satisfies Record<string, Metric>;

export type NumberName = keyof typeof numbers;
export type Labels = Record<string, string>;
/** The current values of a watched number: one for each combination of labels; empty if unknown. */
export type Values = readonly (readonly [value: number, labels?: Labels])[];
