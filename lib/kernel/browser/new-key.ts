/** An idempotency key of 128 random bits. `randomUUID` is not available without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same as a UUID (version 4), for schemas that require one. */
export function newUuid(): string {
  const key = newKey();
  const variant = '89ab'[parseInt(key[16]!, 16) % 4];
  return [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, variant + key.slice(17, 20), key.slice(20)].join(
    '-',
  );
}
