import type { Kit } from '../http/kit'
import { formOf } from './partner/believed'
import { sendSandboxPage } from './send-page'

/** A gate operated by a person: a page with a form for a code, and the result of the last one. */
export interface GateSite {
  readonly path: string
  /** The page before any scan. */
  readonly first: () => Promise<string>
  /** The page with the result of the entered code. */
  readonly scanned: (form: URLSearchParams) => Promise<string>
}

/** The two routes of such a gate. */
export function addGateSite(
  { rawRoute }: Pick<Kit, 'rawRoute'>,
  { path: url, first, scanned }: GateSite
): void {
  rawRoute({ method: 'GET', url, handler: async (_request, reply) => sendSandboxPage(reply, await first()) })
  rawRoute({
    method: 'POST',
    url,
    body: 'raw',
    handler: async (request, reply) => sendSandboxPage(reply, await scanned(formOf(request.body)))
  })
}

const MAX_SCAN_LENGTH = 64

/** The scan named in a form; each form has its own, so that a double tap counts once. */
export const scanOf = (form: URLSearchParams): string | undefined =>
  (form.get('scan') ?? '').slice(0, MAX_SCAN_LENGTH) || undefined
