import { beforeEach, expect, it } from 'vitest';
import { tokenKey } from '@/lib/kernel/browser/keys';
import { noteTokenOwner } from '@/lib/kernel/browser/token-owner';
import { serveApi } from '@/tests/setup/render-account';
import { storeReview, sendReviews, waitingReviews } from './waiting-reviews';

const mei = { username: 'ada', learner: 'm1' };
const review = { card: 'a', problem: 'p', moves: ['D5'], hints: 0, milliseconds: 900 };
const [path, taken] = ['POST course/learning/notebook/reviews', { data: { accepted: [], rejected: [] } }];
const gone = { status: 404, code: 'LEARNER_UNKNOWN' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(tokenKey, 'token');
  noteTokenOwner('token', 'ada');
});

it('a review is told with the login of its own account alone, and is not lost by what another’s is told', async () => {
  storeReview(mei, review);
  // In another tab.
  localStorage.setItem(tokenKey, 'of bob');
  const calls = serveApi({ 'GET user': { data: { username: 'bob' } }, [path]: gone });
  await expect(sendReviews(mei)).rejects.toMatchObject({ status: 401 });
  expect(calls.map(({ url }) => url)).toEqual(['user']);
  expect(waitingReviews(mei)).toHaveLength(1);
  localStorage.setItem(tokenKey, 'token');
  serveApi({ 'GET user': { data: { username: 'ada' } }, [path]: taken });
  await sendReviews(mei);
  expect(waitingReviews(mei)).toEqual([]);
});

it('a review of somebody who was removed from the account goes with them', async () => {
  storeReview(mei, review);
  serveApi({ [path]: gone });
  await sendReviews(mei);
  expect(waitingReviews(mei)).toEqual([]);
});
