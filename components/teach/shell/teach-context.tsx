'use client';

import { createContext, use } from 'react';

/** `isOpen`: something may be done here; else the teaching year is over, and all of it is for reading. */
export const TeachContext = createContext<{ isOpen: boolean }>({ isOpen: false });
export const useTeach = () => use(TeachContext);

/** The address of the origin site, where one logs in, in the page's language. */
export const TeachOriginContext = createContext('');
export const useTeachOrigin = (): string => use(TeachOriginContext);
