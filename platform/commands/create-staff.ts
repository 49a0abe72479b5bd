import { parseArgs } from 'node:util';
import { runCommand } from './run-command';
import { staffRoles } from '@/platform/kernel/back-office/access-rules';

const usage =
  'STAFF_PASSWORD=… node -C production --import tsx platform/commands/create-staff.ts --email you@example.com [--name You] [--role admin|editor|support]';

/** Creates the first staff account of a real shop. Only someone with access to the server can run it; no public page does this. */
await runCommand(async (payload) => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'admin' },
    },
  });
  const email = values.email ?? process.env.STAFF_EMAIL;
  const password = values.password ?? process.env.STAFF_PASSWORD;
  const role = staffRoles.find((name) => name === values.role);
  if (!email || !password || !role) throw new Error(`Usage: ${usage}`);
  if (password.length < 12) throw new Error('The password needs at least 12 characters.');
  await payload.create({ collection: 'staff', data: { email, password, role, name: values.name ?? email } });
  console.log(`Staff account ${email} (${role}) created.`);
});
