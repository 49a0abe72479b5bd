import 'react';

/** WebMCP's declarative form (decision 028): a browser's agent reads a form as a tool, and each field as a parameter of the tool. */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** '' lets the agent submit the form; only for a form that changes nothing but what is shown. */
    toolautosubmit?: '';
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  /** For a group of radio buttons Chromium reads it here, not at the buttons. */
  interface FieldsetHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
