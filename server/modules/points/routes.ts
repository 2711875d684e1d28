import { pointsEndpoints } from '@contract/points/endpoints'
import { pointsSchemas } from '@contract/points/schema'
import type { Kit } from '../../http/kit'
import { endPoints } from './book'
import { readEntries, readPoints, setByDefault } from './read'
import { ENDING_JOB } from './repository'

const HOUR_MS = 3_600_000

/** Endpoints for the member's points, and their expiry. */
export function pointsModule({ bind, db, jobs }: Kit): void {
  bind(pointsEndpoints, pointsSchemas, {
    getPoints: (_input, { memberId, channel, now }) => readPoints(db, { memberId, channel }, now),
    listPointsEntries: (input, { memberId, channel }) => readEntries(db, { memberId, channel }, input),
    async setPointsByDefault({ byDefault }, { memberId, channel }) {
      await setByDefault(db, { memberId, channel }, byDefault)
      return null
    }
  })
  jobs.every(ENDING_JOB, HOUR_MS, (now) => endPoints(db, now))
}
