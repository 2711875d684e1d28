import type { Endpoint } from '../endpoint'

/** Visit statistics (rule call.all). */
export const visitEndpoints = {
  visitUv: { method: 'POST', path: 'memberVisit/uv', access: 'public' },
  visitPv: { method: 'POST', path: 'memberVisit/pv', access: 'public' },
  visitVisit: { method: 'POST', path: 'memberVisit/visit', access: 'public' },
  visitInteractionPv: { method: 'POST', path: 'memberVisit/interactionPv', access: 'public' }
} as const satisfies Record<string, Endpoint>
