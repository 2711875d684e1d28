import type { Endpoint } from '../endpoint'

/** What went wrong on clients, and how long they took. */
export const reportEndpoints = {
  reportClient: { method: 'POST', path: 'client/report', access: 'public', extension: true }
} as const satisfies Record<string, Endpoint>
