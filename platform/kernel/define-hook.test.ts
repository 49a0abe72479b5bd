import { expect, it } from 'vitest';
import { defineHook } from './define-hook';

it('calls who was added one after another, in that order, and hands back what they say', async () => {
  const onErase = defineHook<[user: number], string>('onErase');
  const calls: string[] = [];
  onErase.add('homework', async (user) => {
    await Promise.resolve();
    calls.push(`homework ${user}`);
    return 'first';
  });
  onErase.add('gifts', async (user) => {
    calls.push(`gifts ${user}`);
    return 'second';
  });
  expect(await onErase.run(7)).toEqual(['first', 'second']);
  expect(calls).toEqual(['homework 7', 'gifts 7']);
});

it('takes a noun that is added again for the one it knows', async () => {
  const onErase = defineHook<[], number>('onErase');
  onErase.add('homework', async () => 1);
  onErase.add('gifts', async () => 2);
  onErase.add('homework', async () => 3);
  expect(await onErase.run()).toEqual([3, 2]);
});

it('stops at the first that fails', async () => {
  const onErase = defineHook<[]>('onErase');
  onErase.add('homework', () => Promise.reject(new Error('no')));
  onErase.add('gifts', () => Promise.reject(new Error('not reached')));
  await expect(onErase.run()).rejects.toThrow('no');
});

it('is loud where nobody listens', async () => {
  await expect(defineHook('onErase').run()).rejects.toThrow('Nobody listens to onErase');
});
