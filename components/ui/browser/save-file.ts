/** Offers a text, or bytes, as a file of that name. */
export function saveFile(name: string, content: BlobPart, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
