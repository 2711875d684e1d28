import { visitEndpoints } from '@contract/visit/endpoints'
import type { Input } from '@contract/types'
import { call } from '@/api/call'
import { readStored } from '@/platform/storage/stored-values'
import { deviceId } from './device-id'
import type { VisitEvent } from './visits'

function about(path: string): Input<'visitUv'> {
  const distributor = readStored('distributor')
  const labelId = readStored('labelId')
  return {
    deviceId: deviceId(),
    path,
    source: readStored('source') ?? 0,
    ...(distributor ? { distributor } : {}),
    ...(labelId ? { labelId } : {})
  }
}

const BACKGROUND = { quiet: true, background: true } as const

function send(event: VisitEvent): Promise<unknown> {
  const common = about(event.path)
  switch (event.kind) {
    case 'uv':
      return call(visitEndpoints.visitUv, common, BACKGROUND)
    case 'visit':
      return call(visitEndpoints.visitVisit, { ...common, scene: event.scene }, BACKGROUND)
    case 'pv':
      return call(visitEndpoints.visitPv, { ...common, from: event.from }, BACKGROUND)
    case 'interactionPv': {
      const { action, target } = event
      return call(
        visitEndpoints.visitInteractionPv,
        { ...common, action, ...(target ? { target } : {}) },
        BACKGROUND
      )
    }
  }
}

/** Sends records one after another, so that they never take connections from calls that a user waits for. */
export async function sendVisits(events: readonly VisitEvent[]): Promise<void> {
  for (const event of events) await send(event).catch(() => undefined)
}
