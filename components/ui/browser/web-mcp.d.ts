import 'react';

/** WebMCP's declarative form (decision 028): a browser's agent reads a form as a tool, and each field as what the tool is told. */
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** '' lets the agent send the form; only where nothing but what is shown changes. */
    toolautosubmit?: '';
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  /** Of a group of radio buttons Chromium reads it here, not at the buttons. */
  interface FieldsetHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
