import path from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { PlainError } from './progress.mjs';

const APIS = ['USER_API_URL', 'COURSE_API_URL', 'ECOMMERCE_API_URL', 'BACKSTAGE_API_URL', 'CMS_API_URL'];

/** Whether the embedded platform is needed: it is, unless every API stands elsewhere. */
export const needsPlatform = (env = process.env) => APIS.some((name) => !env[name]);

export const isPort = (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

/** The addresses follow the port unless they are given. */
export function fillAddresses(env = process.env) {
  env.PORT ||= '3000';
  if (!isPort(env.PORT)) return;
  env.SITE_URL ||= `http://localhost:${env.PORT}`;
  env.JP_SITE_URL ||= `http://jp.localhost:${env.PORT}`;
}

/** Parses the environment with the same schema as the application; a wrong variable stops here, by its name. */
export async function checkEnvironment(env) {
  const check = path.join(root, 'scripts', 'check-environment.mjs');
  try {
    await run(process.execPath, ['--import', 'tsx', check], { env });
  } catch (error) {
    throw new PlainError(error.message.replace(/\n\n'node .*$/s, ''));
  }
}

/** A server with a database of its own holds real data: its secret has no default. */
export function requireSecrets(env = process.env) {
  if (env.DATABASE_URL && needsPlatform(env) && !env.PAYLOAD_SECRET) {
    throw new PlainError(
      'Wrong configuration:\n  PAYLOAD_SECRET: needed together with DATABASE_URL, at least 32 characters',
    );
  }
}
