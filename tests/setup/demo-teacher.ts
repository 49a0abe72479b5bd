import { url } from './shop';
import { callApi, type LoggedIn } from './shop-api';

/** The demonstration teacher, whose year is active. */
export async function demoTeacher(): Promise<LoggedIn> {
  const login = { username: 'teacher', password: 'sente-teacher' };
  const { token } = (await callApi<{ token: string }>(url, 'user/login', { body: login })).body;
  return { ...login, email: 'teacher@sente.example', realName: '', token };
}
