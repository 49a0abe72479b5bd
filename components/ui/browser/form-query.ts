/**
 * What a form holds, as the query of an address. A form is in the page before its code is: what was chosen in it meanwhile is found here
 * when the code comes.
 */
export function formQuery(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}
