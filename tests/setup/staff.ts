import { handleEndpoints } from 'payload';
import { staffRoles, type StaffRole } from '@/platform/kernel/back-office/access-rules';
import config from '@/platform/payload.config';
import { platform, unique } from './fixtures';

/** Somebody of the staff, logged in. */
export async function makeStaff(role: StaffRole) {
  const payload = await platform();
  const data = { name: role, email: `${unique(role)}@sente.example`, password: 'a-long-password', role };
  const user = await payload.create({ collection: 'staff', data });
  const { token } = await payload.login({ collection: 'staff', data });
  return { id: user.id, email: data.email, token: token!, user: { ...user, collection: 'staff' as const } };
}
export type Staff = Awaited<ReturnType<typeof makeStaff>>;

/** One of each role. */
export async function makeAllStaff(): Promise<Record<StaffRole, Staff>> {
  const staff = {} as Record<StaffRole, Staff>;
  for (const role of staffRoles) staff[role] = await makeStaff(role);
  return staff;
}

type Asked = { as: Pick<Staff, 'token'> | null; body?: unknown; method?: string; headers?: Record<string, string> };

/** What the back office's browser sends to its REST; what has a body is a POST unless it is said otherwise. */
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
