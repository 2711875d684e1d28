/** Visits. */
import { sql } from 'drizzle-orm'
import { bigserial, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { now } from './columns'

/** Partitioned by `day`, which the migration `time-partitions` and server/db/partitions say: drizzle has no words for it. */
export const visits = pgTable(
  'visits',
  {
    /** The order of arrival. No key: nobody looks for it, and one of a partitioned table would have to contain the day. */
    id: bigserial({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    path: text().notNull(),
    deviceId: text('device_id').notNull(),
    memberId: text('member_id'),
    channelCode: text('channel_code').notNull(),
    platform: text().notNull(),
    source: integer().notNull(),
    distributor: text(),
    labelId: text('label_id'),
    detail: jsonb(),
    day: date({ mode: 'string' }).notNull(),
    at: now('at')
  },
  (t) => [
    /** A device counts once a day as a unique visitor. */
    uniqueIndex('visits_uv')
      .on(t.channelCode, t.deviceId, t.day)
      .where(sql`${t.kind} = 'uv'`),
    index('visits_day').on(t.day, t.kind),
    /** Reports: who came to a page. */
    index('visits_pages')
      .on(t.day, t.path)
      .where(sql`${t.kind} = 'pv'`),
    /** Exports, deletions and merges of accounts. */
    index('visits_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`)
  ]
)
