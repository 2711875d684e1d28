import type { Page } from 'playwright-core'

/** Every address that a page has from now on, and every one that it asks for, as they come. */
export function watchAddresses(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return addresses
}
