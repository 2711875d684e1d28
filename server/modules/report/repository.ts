import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'

export interface NewFault {
  readonly release: string
  readonly fingerprint: string
  readonly kind: string
  readonly message: string
  readonly place: string
  readonly path: string
  readonly platform: string
  readonly at: Date
}

/** So many different faults are kept; whoever makes some up fills no disk. */
const MAX_FAULTS = 5000

const count = command(
  'count-client-fault',
  `update client_faults set count = count + 1, last_at = $3, path = $4, platform = $5 where release = $1 and fingerprint = $2`
)
const insert = command(
  'insert-client-fault',
  `insert into client_faults as kept (release, fingerprint, kind, message, place, path, platform, first_at, last_at)
   select $1, $2, $6, $7, $8, $4, $5, $3, $3 where (select count(*) from client_faults) < ${MAX_FAULTS}
   on conflict (release, fingerprint) do update set count = kept.count + 1, last_at = excluded.last_at`
)

/** Counts a fault with those like it of the same release; a new one beyond the most that are kept is dropped. */
export async function countFault(fault: NewFault, db: Queryable): Promise<void> {
  const { release, fingerprint, at, path, platform, kind, message, place } = fault
  const key = [release, fingerprint, at, path, platform]
  if ((await count(key, db)) === 0) await insert([...key, kind, message, place], db)
}

/** A kind of fault as staff see it. */
export interface ClientFault {
  readonly release: string
  readonly kind: string
  readonly message: string
  readonly place: string
  readonly path: string
  readonly platform: string
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
}

const last = statement<ClientFault>(
  'last-client-faults',
  `select release, kind, message, place, path, platform, count, first_at as "firstAt", last_at as "lastAt"
   from client_faults order by last_at desc limit 50`
)

/** The last kinds that were met, newest first. */
export const lastFaults = (db: Queryable): Promise<ClientFault[]> => last([], db)
