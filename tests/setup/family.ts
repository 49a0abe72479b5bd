import { expect } from 'vitest';
import type { Learner } from '@/lib/family/contract';
import { call, type Member } from './fixtures';

export const mei = { name: '小美', birthYear: 2019, birthMonth: 5 };

export async function addLearner(member: Member, learner: object = {}): Promise<Learner> {
  const { status, body } = await call<Learner>('user/learners', { token: member.token, body: { ...mei, ...learner } });
  expect(status).toBe(200);
  return body;
}

export const learnersOf = async ({ token }: Member) => (await call<Learner[]>('user/learners', { token })).body;

export const removeLearner = <Body = { done: true }>({ token }: Member, id: string) =>
  call<Body>(`user/learners/${id}`, { token, method: 'DELETE' });
