/** 128 random bits: what is sent again with its key is done once. randomUUID is missing where a page is served without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
