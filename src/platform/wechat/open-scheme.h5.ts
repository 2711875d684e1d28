/** Asks the phone to open WeChat by its own URL scheme; any other address is ignored. */
export function openScheme(address: string): void {
  if (/^weixin:\/\/[\w./?=&%*+~-]+$/i.test(address)) window.location.assign(address)
}
