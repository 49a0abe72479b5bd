import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts, type DemoAccount } from './start-server';

/** The shop that playwright.config.ts has started, as every test of the suite finds it. */
const dataFolder = process.env.E2E_DATA_DIR ?? '';
export const url = `http://localhost:${process.env.E2E_PORT}`;
/** The same shop on its Japanese host. */
export const jpUrl = `http://jp.localhost:${process.env.E2E_PORT}`;
/** Where its production build lies; another server with the same addresses can share it. */
export const buildFolder = '.next-test';

export const accounts = (): DemoAccount[] => demoAccounts(dataFolder);
/** Everything it has printed so far. */
export const printed = (): string => readFileSync(path.join(dataFolder, 'output.log'), 'utf8');
