import { envSchema } from '@/lib/kernel/env';

type Env = NodeJS.ProcessEnv & Record<string, string>;

/** What a shop or a step under test is started with: the developer's own settings and the runner's marks stay out of it. */
export const shopEnv = (own: Record<string, string> = {}): Env => ({
  ...(process.env as Env),
  ...Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, ''])),
  npm_lifecycle_event: '',
  ...own,
});
