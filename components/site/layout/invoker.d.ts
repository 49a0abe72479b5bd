import 'react';

/** Invoker commands: a button opens a dialog without code where the browser supports them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
