import { envSchema } from '@/lib/kernel/env';

type Env = NodeJS.ProcessEnv & Record<string, string>;

/** The environment of a shop or a step under test: without the developer's own settings and the test runner's variables. */
export const shopEnv = (own: Record<string, string> = {}): Env => ({
  ...(process.env as Env),
  ...Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ''])),
  npm_lifecycle_event: '',
  ...own,
});
