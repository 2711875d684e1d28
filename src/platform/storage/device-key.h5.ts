/** On the web the device key is an HttpOnly cookie set by the server; nothing is added by hand. */
export function deviceKeyHeader(): Record<string, string> {
  return {}
}

/** Stored by the browser itself. */
export function saveDeviceKey(_header: Readonly<Record<string, string>>): void {
  return undefined
}
