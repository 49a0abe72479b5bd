/** Collects failures from the runners' reports: [{ test, reason }]. The output of a long run is too long to read. */

/** Vitest's JSON; a file that could not be read has a message and no tests. */
export const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ test: name, reason: message }];
    return failed.map((test) => ({ test: `${name} › ${test.fullName}`, reason: test.failureMessages.join('\n') }));
  });

/**
 * Playwright's JSON: suites within suites. Errors outside of tests are in `errors`.
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
