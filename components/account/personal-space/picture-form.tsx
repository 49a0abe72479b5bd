'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/toasts/notify';
import { ProfilePicture } from '@/components/ui/pictures/profile-picture';
import { ApiError, asApiError } from '@/lib/kernel/api/api-error';
import { changePicture, removePicture } from '@/lib/account/queries';
import { pictureBytes, pictureTypes, type SessionUser } from '@/lib/account/contract';
import { setSessionUser } from '@/stores/session/login';

/** With these types, phones convert pictures of their own formats to JPEG. */
const accept = pictureTypes.join();

async function send(file: File): Promise<SessionUser> {
  const rejected = new ApiError('PICTURE_REFUSED', 422);
  if (file.size > pictureBytes) throw rejected;
  return changePicture(file).catch((error: unknown) => {
    throw asApiError(error).code === 'PAYLOAD_TOO_LARGE' ? rejected : error;
  });
}

/** The user's picture: chosen from the device, shown everywhere at once, and removed again. */
export function PictureForm({ user }: { user: SessionUser }) {
  const t = useTranslations('account');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { run, busy, failure } = useAction(async (change: () => Promise<SessionUser>, message: 'saved' | 'removed') => {
    setSessionUser(await change());
    void notify('success', t(`picture.${message}`));
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className="grid size-20 flex-none place-items-center overflow-hidden rounded-full bg-paper-2 text-4xl text-ink-2">
          {user.profileUrl ? (
            <ProfilePicture key={user.profileUrl} url={user.profileUrl} className="size-20" />
          ) : (
            <Icon name="user" />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <FileButton
            ref={input}
            accept={accept}
            aria-describedby={`${id}-rules`}
            onFiles={([file]) => file && void run(() => send(file), 'saved')}
          >
            {t(user.profileUrl ? 'picture.change' : 'picture.choose')}
          </FileButton>
          {user.profileUrl && (
            <Button
              kind="quiet"
              onClick={() => {
                // The focused button is about to disappear.
                input.current?.focus();
                void run(removePicture, 'removed');
              }}
            >
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-rules`} className="text-sm text-ink-2">
        {t('picture.rules', { megabytes: pictureBytes / 1024 / 1024 })}
      </p>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {busy && t('sending')}
      </p>
      <FormAlert error={failure} onRetry={() => input.current?.click()} />
    </div>
  );
}
