'use client';

import { createContext, use } from 'react';

/** The address of the origin site, with the login, in the page's language. */
export const OriginContext = createContext('');
export const useOriginHref = (): string => use(OriginContext);
