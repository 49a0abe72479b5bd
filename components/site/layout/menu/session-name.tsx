'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { ProfilePicture } from '@/components/ui/pictures/profile-picture';
import { sessionStore } from '@/stores/session';

const useUser = () =>
  useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.getState().user,
    () => null,
  );

/** The user's real name; the fallback until it is known. */
export function SessionName({ fallback }: { fallback: string }) {
  const user = useUser();
  return (
    <span data-session-name suppressHydrationWarning>
      {user?.realName || fallback}
    </span>
  );
}

/** The user's own picture in the header; an icon until there is one. */
export function SessionPicture() {
  const user = useUser();
  return user?.profileUrl ? <ProfilePicture url={user.profileUrl} className="size-7" /> : <Icon name="user" />;
}
