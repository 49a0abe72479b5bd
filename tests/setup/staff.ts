import { randomUUID } from 'node:crypto';
import { getFieldsToSign, handleEndpoints, jwtSign } from 'payload';
import { staffRoles, type StaffRole } from '@/platform/kernel/back-office/access-rules';
import { hashPassword, type StoredPassword } from '@/platform/kernel/password/password';
import config from '@/platform/payload.config';
import { platform, unique } from './fixtures';

let hashed: Promise<StoredPassword> | undefined;

/** A staff member with a session. All have the password 'a-long-password', which is hashed once: hashing is slow on purpose. */
export async function makeStaff(role: StaffRole) {
  const payload = await platform();
  const { config: collectionConfig } = payload.collections.staff;
  const { tokenExpiration } = collectionConfig.auth;
  const email = `${unique(role)}@sente.example`;
  const [sid, createdAt] = [randomUUID(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + tokenExpiration * 1000);
  const user = await payload.db.create({
    collection: 'staff',
    data: {
      name: role,
      email,
      role,
      ...(await (hashed ??= hashPassword('a-long-password'))),
      sessions: [{ id: sid, createdAt, expiresAt }],
    },
  });
  const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid, user: { ...user, collection: 'staff' } });
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration });
  return { id: Number(user.id), email, token, user: { ...user, collection: 'staff' as const } };
}
export type Staff = Awaited<ReturnType<typeof makeStaff>>;

/** One of each role. */
export async function makeAllStaff(): Promise<Record<StaffRole, Staff>> {
  const staff = {} as Record<StaffRole, Staff>;
  for (const role of staffRoles) staff[role] = await makeStaff(role);
  return staff;
}

type Asked = { as: Pick<Staff, 'token'> | null; body?: unknown; method?: string; headers?: Record<string, string> };

/** What the back office's browser sends to its REST; with a body it is a POST by default. */
export const staffRequest = (
  path: string,
  { as, body, method = body === undefined ? 'GET' : 'POST', headers }: Asked,
): Request =>
  new Request(`http://localhost:3000/backstage/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { authorization: `JWT ${as.token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

export const askBackOffice = (path: string, asked: Asked): Promise<Response> =>
  handleEndpoints({ config, request: staffRequest(path, asked) });
