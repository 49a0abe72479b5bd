import 'react';

/** Invoker commands: a button opens a dialog by itself where the browser knows them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
