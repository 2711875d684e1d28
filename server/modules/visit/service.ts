import type { Queryable } from '../../db/client'
import { dayInChina } from '../../lib/china-time'
import { plainLabel, visitDetail, type VisitKind } from './model'
import { insertVisit } from './repository'

export interface VisitInput {
  readonly deviceId: string
  readonly path: string
  readonly source: number
  readonly distributor?: string | undefined
  readonly labelId?: string | undefined
  readonly from?: string | undefined
  readonly scene?: number | undefined
  readonly action?: string | undefined
  readonly target?: string | undefined
}

/** The visitor, and the log for lost records. */
export interface Visitor {
  readonly memberId: string | null
  readonly channel: string
  readonly platform: string
  readonly now: Date
  readonly log: { warn(details: object, message: string): void }
}

/** Records a visit. Statistics never block a page: a record that cannot be stored is lost, and that is logged. */
export async function recordVisit(
  db: Queryable,
  kind: VisitKind,
  input: VisitInput,
  visitor: Visitor
): Promise<null> {
  const { deviceId, path, source, distributor, labelId, from, scene, action, target } = input
  try {
    await insertVisit(
      {
        kind,
        path,
        deviceId,
        source,
        distributor: distributor ?? null,
        labelId: plainLabel(labelId),
        detail: visitDetail({ from, scene, action, target }),
        memberId: visitor.memberId,
        channelCode: visitor.channel,
        platform: visitor.platform,
        day: dayInChina(visitor.now),
        at: visitor.now
      },
      db
    )
  } catch (problem) {
    visitor.log.warn({ err: problem, kind }, 'visit not recorded')
  }
  return null
}
