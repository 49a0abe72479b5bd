'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { ProfilePicture } from '@/components/ui/profile-picture';
import { sessionStore } from '@/stores/session';

/** The user's own picture in the header; a figure until there is one. */
export function SessionPicture() {
  const url = useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.getState().user?.profileUrl ?? null,
    () => null,
  );
  return url ? <ProfilePicture url={url} className="size-7" /> : <Icon name="user" />;
}
