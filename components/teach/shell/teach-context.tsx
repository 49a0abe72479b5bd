'use client';

import { createContext, use } from 'react';

/** `isOpen`: changes are allowed; else the teaching year is over, and everything is read-only. */
export const TeachContext = createContext<{ isOpen: boolean }>({ isOpen: false });
export const useTeach = () => use(TeachContext);

/** The address of the origin site, which has the login, in the page's language. */
export const TeachOriginContext = createContext('');
export const useTeachOrigin = (): string => use(TeachOriginContext);
