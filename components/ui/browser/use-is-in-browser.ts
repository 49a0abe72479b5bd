import { useSyncExternalStore } from 'react';

const never = () => () => {};
/** False during server rendering and hydration, when the user is not known. */
export const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
