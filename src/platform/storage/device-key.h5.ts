/** On the web the key of the device is a cookie that the server sets and no script sees; nothing is added by hand. */
export function deviceKeyHeader(): Record<string, string> {
  return {}
}

/** The browser keeps it itself. */
export function saveDeviceKey(_header: Readonly<Record<string, string>>): void {
  return undefined
}
