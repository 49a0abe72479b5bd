/** What failed, out of the runners' reports: [{ test, reason }]. A long run's own output scrolls away before anybody reads it. */

/** Vitest's JSON; a file that could not be read has a message and no tests. */
export const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ test: name, reason: message }];
    return failed.map((test) => ({ test: `${name} › ${test.fullName}`, reason: test.failureMessages.join('\n') }));
  });

/**
 * Playwright's JSON: suites within suites. What broke before or between the tests stands beside them.
 * @param {{ suites: object[], errors?: { message?: string }[] }} report
 */
export const failedInPlaywright = ({ suites, errors = [] }) => [
  ...errors.map(({ message }) => ({ test: 'the run', reason: message })),
  ...suites.flatMap(failedInSuite),
];

const failedInSuite = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      test: `${file}:${line} › ${title}`,
      reason: tests
        .flatMap(({ results }) => results.map(({ error }) => error?.message))
        .filter(Boolean)
        .join('\n'),
    })),
  ...suites.flatMap(failedInSuite),
];
