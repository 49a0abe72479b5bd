import type { SchoolClass } from '@/lib/classes/contract';
import type { LoginCard } from '@/lib/students/contract';
import { demoTeacher } from './demo-teacher';
import { url } from './shop';
import { callApi, type LoggedIn } from './shop-api';

/** The demonstration teacher, with a new class and a student who logs in by a card. */
export async function teacherAndPupil(name: string) {
  const { token } = await demoTeacher();
  const send = async <Body>(path: string, body: unknown) =>
    (await callApi<Body>(url, `course/teach${path}`, { token, body })).body;
  const schoolClass = await send<SchoolClass>('/classes', { name });
  const { card } = await send<{ card: LoginCard }>('/students', {
    name: 'Mei',
    birthYear: null,
    birthMonth: null,
    note: '',
    schoolClass: schoolClass.id,
  });
  const { handle, code } = card;
  const pupil = (await callApi<{ token: string }>(url, 'user/class-login', { body: { handle, code } })).body.token;
  const as = (one: string): LoggedIn => ({ username: '', email: '', password: '', realName: '', token: one });
  return { teacher: as(token), pupil: as(pupil) };
}
