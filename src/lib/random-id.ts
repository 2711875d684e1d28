/** 32 hexadecimal digits, for idempotency keys and the device id: unique, not secret. */
export function randomId(): string {
  let out = ''
  while (out.length < 32)
    out += Math.floor(Math.random() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0')
  return out
}
