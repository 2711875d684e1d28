/** An idempotency key. Not `crypto.randomUUID`: over plain http, in a local network, there is none. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
