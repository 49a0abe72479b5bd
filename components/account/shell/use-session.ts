'use client';

import { useStore } from 'zustand';
import type { SessionUser } from '@/lib/contract/user';
import { sessionStore } from '@/stores/session';

export function useSessionUser(): SessionUser | null {
  return useStore(sessionStore, ({ user }) => user);
}
