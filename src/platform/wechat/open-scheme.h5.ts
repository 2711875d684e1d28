/** Asks the phone to open WeChat by its own kind of address; anything else is not followed. */
export function openScheme(address: string): void {
  if (/^weixin:\/\/[\w./?=&%*+~-]+$/i.test(address)) window.location.assign(address)
}
