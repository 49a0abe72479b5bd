'use client';

import { useState } from 'react';

/** A user's picture beside the name. The server's address may stay the same when the picture changes: a time in the query bypasses the browser's cache. */
export function ProfilePicture({ url, className }: { url: string; className: string }) {
  const [shownAt] = useState(Date.now);
  const address = /[?&]t=/.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}t=${shownAt}`;
  // eslint-disable-next-line @next/next/no-img-element -- one small picture, of an account, behind a login: nothing for the image optimizer
  return <img src={address} alt="" className={`flex-none rounded-full object-cover ${className}`} />;
}
