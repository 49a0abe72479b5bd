import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { numbers } from '@/lib/kernel/observe/numbers';
import { metricsPath } from '@/server/observe/metrics-page';

/** Compares the dashboard and the alerts with the metrics of the shop: a wrong name would be an alert that never fires. */
const read = (file: string) => readFileSync(`deploy/observe/${file}`, 'utf8');
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shapes are those of other programs
type Any = any;

const dashboard: Any = JSON.parse(read('dashboard.json'));
const panels: Any[] = dashboard.panels.filter(({ type }: Any) => type !== 'row');
const alerts: Any[] = (load(read('alerts.yaml')) as Any).groups.flatMap(({ rules }: Any) => rules);
const prometheus: Any = load(read('prometheus.yaml'));
const expressions: string[] = [
  ...panels.flatMap(({ targets }) => targets.map(({ expr }: Any) => expr)),
  ...alerts.map(({ expr }) => expr),
];

/** Names of series in an expression, without functions, labels, their values and keywords. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|on|without|ignoring) ?\([^)]*\)/g, '');
  const names = [...bare.matchAll(/[a-z_]\w*(?!\w)(?!\s*\()/gi)].map(([name]) => name);
  return names.filter((name) => !['and', 'or', 'unless', 'by', 'on'].includes(name));
}
/** Names of the series of a metric. */
const seriesOf = ({ name, kind }: (typeof numbers)[keyof typeof numbers]): string[] =>
  kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];

it('finds the names in an expression', () => {
  expect(namesIn('max by (a) (rate(one_total{b="c",d=~"e"}[5m])) / sum(two) > 0.5 and on (x) three >= 2')).toEqual([
    'one_total',
    'two',
    'three',
  ]);
});

it('every series that is shown or alarmed at is one the shop says', () => {
  const known = new Set(['up', ...Object.values(numbers).flatMap(seriesOf)]);
  for (const expression of expressions) {
    const names = namesIn(expression);
    expect(names, expression).not.toEqual([]);
    expect(
      names.filter((name) => !known.has(name)),
      expression,
    ).toEqual([]);
  }
});

it('every number the shop says is shown or alarmed at, and explained', () => {
  const shown = new Set(expressions.flatMap(namesIn));
  const operations = readFileSync('docs/operations.md', 'utf8');
  for (const number of Object.values(numbers)) {
    expect(
      seriesOf(number).some((name) => shown.has(name)),
      number.name,
    ).toBe(true);
    expect(operations, number.name).toContain(`\`${number.name}\``);
  }
});

it('parentheses, braces and quotes of every expression are closed', () => {
  for (const expression of expressions) {
    const count = (sign: string) => expression.split(sign).length - 1;
    for (const [open, close] of ['()', '{}', '[]'] as const) expect(count(open!), expression).toBe(count(close!));
    expect(count('"') % 2, expression).toBe(0);
  }
});

describe('alerts', () => {
  it('each has a name of its own, says how urgent it is, and what to do stands in the operations', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
    const operations = readFileSync('docs/operations.md', 'utf8');
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(operations, alert).toContain(`\`${alert}\``);
    }
  });

  it('are read by the Prometheus that is shown, which asks where the shop answers', () => {
    expect(prometheus.rule_files).toEqual(['alerts.yaml']);
    const [{ job_name, metrics_path, scrape_timeout }] = prometheus.scrape_configs;
    expect([job_name, metrics_path]).toEqual(['sente', metricsPath]);
    // Next may take three seconds.
    expect(Number.parseInt(scrape_timeout)).toBeGreaterThan(3);
  });
});

describe('dashboard', () => {
  it('can be provisioned: ids and places of its own, and a source that is chosen', () => {
    expect(dashboard).toMatchObject({ uid: 'sente', schemaVersion: expect.any(Number) });
    const ids = dashboard.panels.map(({ id }: Any) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, datasource, gridPos, targets } of panels) {
      expect(title).not.toBe('');
      expect(datasource).toEqual({ type: 'prometheus', uid: '${source}' });
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (const target of targets) expect(target.datasource).toEqual(datasource);
    }
    expect(dashboard.templating.list.map(({ name }: Any) => name)).toEqual(['source', 'job']);
  });
});
