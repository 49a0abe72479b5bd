import { printed } from '../setup/shop';
import { expect, test } from '../setup/test';

/** Runs in the last project, so it reads the output that all other tests have caused. */
test("the server's log has no error", () => {
  expect(errorLines(printed())).toEqual([]);
});

test('the running server took the configuration that its build recorded, and compiled none', () => {
  expect(printed()).not.toMatch(/next\.config\.\w/);
});

/** Lines of a log that report an error, whether JSON or plain. */
function errorLines(log: string): string[] {
  return log
    .split('\n')
    .filter((line) =>
      /"level":\s*"?(error|fatal|50|60)\b|⨯|\b(Type|Reference|Range|Syntax)?Error:|Unhandled|UnhandledPromise|"status":5\d\d/.test(
        line,
      ),
    );
}
