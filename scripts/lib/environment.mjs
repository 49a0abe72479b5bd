import path from 'node:path';
import { root } from './paths.mjs';
import { run } from './processes.mjs';
import { PlainError } from './progress.mjs';

const APIS = ['USER_API_URL', 'COURSE_API_URL', 'ECOMMERCE_API_URL', 'BACKSTAGE_API_URL', 'CMS_API_URL'];

/** Whether the embedded platform is needed: it is, unless all APIs are external. */
export const needsPlatform = (env = process.env) => APIS.some((name) => !env[name]);

export const isPort = (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

/** The addresses follow the port unless they are given. */
export function fillAddresses(env = process.env) {
  env.PORT ||= '3000';
  if (!isPort(env.PORT)) return;
  env.SITE_URL ||= `http://localhost:${env.PORT}`;
  env.JP_SITE_URL ||= `http://jp.localhost:${env.PORT}`;
}

/** Seconds for a proxy to notice that this server is ending; on a local machine they would be a useless wait. */
export function fillDrain(env = process.env) {
  env.DRAIN_SECONDS ||= isLocalSite(env) ? '0' : '5';
}

/** Whether the shop can only be reached from this machine; lib/kernel/env.ts has the same rule. @param {Record<string, string | undefined>} env */
export function isLocalSite(env = process.env) {
  if (!URL.canParse(env.SITE_URL)) return false;
  const { hostname } = new URL(env.SITE_URL);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || ['127.0.0.1', '[::1]'].includes(hostname);
}

/** Rejects demonstration accounts, whose passwords are public, in a shop that others can reach. @param {Record<string, string | undefined>} env */
export function rejectDemoAccounts(env, found = []) {
  if (isLocalSite(env) || (env.SEED_DEMO !== '1' && found.length === 0)) return;
  throw new PlainError(
    found.length === 0
      ? `SEED_DEMO=1 makes accounts whose passwords everybody knows, and ${env.SITE_URL} is not this machine. Start without SEED_DEMO.`
      : `The data folder holds the demonstration accounts, whose passwords everybody knows, and ${env.SITE_URL} is not this machine.\n` +
          'Start with a new folder (DATA_DIR=…) or a database of its own (DATABASE_URL=…).',
  );
}

/** Parses the environment with the same schema as the application; an invalid variable is reported by name. */
export async function checkEnvironment(env) {
  const check = path.join(root, 'scripts', 'check-environment.mjs');
  try {
    await run(process.execPath, ['--import', 'tsx', check], { env });
  } catch (error) {
    throw new PlainError(error.message.replace(/\n\n'node .*$/s, ''));
  }
}

/** A server with DATABASE_URL holds real data, so its secret has no default. */
export function requireSecrets(env = process.env) {
  if (env.DATABASE_URL && needsPlatform(env) && !env.PAYLOAD_SECRET) {
    throw new PlainError(
      'Wrong configuration:\n  PAYLOAD_SECRET: needed together with DATABASE_URL, at least 32 characters',
    );
  }
}
