/**
 * The values of a form as a query string. A form is in the page before its code is loaded: values that were chosen meanwhile are
 * read with this.
 */
export function formQuery(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}
