import { useSyncExternalStore } from 'react';

const never = () => () => {};
/** False while the page is drawn on the server and taken over: there nobody is known. */
export const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
