import { createHash, randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../db/client'
import { statement } from '../db/statement'
import { BusinessError } from '../core/business-error'
import type { Answer } from './answer'

/** One keyed call: the same `scope` and `key` mean the same call. */
export interface KeyedCall {
  /** The member, or the visitor's address. */
  readonly scope: string
  readonly key: string
  readonly endpoint: string
  readonly input: unknown
}

/** How long a silent runner is considered alive; it renews three times in that time. */
const LEASE_SECONDS = 9
const MAX_WAIT_MS = 20_000

// Losing the last milliseconds of these rows in a crash is harmless (the call runs again, and what it creates has the
// key under a UNIQUE), so their commits need not wait for the disk: two synchronous writes fewer per call on the hot path.
const claim = statement<{ claimed: number }>(
  'claim-key',
  `
  with quick as (select set_config('synchronous_commit', 'off', true))
  insert into idempotency_keys as kept (scope, key, endpoint, request_hash, runner, lease_until)
  select $1, $2, $3, $4, $5, now() + make_interval(secs => ${LEASE_SECONDS}) from quick
  on conflict (scope, key) do update set runner = excluded.runner, lease_until = excluded.lease_until
    where kept.response is null and kept.lease_until < now()
      and kept.endpoint = excluded.endpoint and kept.request_hash = excluded.request_hash
  returning 1 as claimed`
)
const read = statement<IdempotencyRow>(
  'read-idempotent-answer',
  `select endpoint, request_hash, response, status from idempotency_keys where scope = $1 and key = $2`
)
const renew = statement(
  'renew-key',
  `update idempotency_keys set lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
  where scope = $1 and key = $2 and runner = $3`
)
const store = statement(
  'keep-answer',
  `
  with quick as (select set_config('synchronous_commit', 'off', true))
  update idempotency_keys set response = $4, status = $5 from quick
  where scope = $1 and key = $2 and runner = $3`
)
const release = statement(
  'release-key',
  `delete from idempotency_keys where scope = $1 and key = $2 and runner = $3`
)

/**
 * Returns the response of `run`, and the same response to every later or simultaneous call with the same key.
 * A response with status 429 or 5xx, and whatever `run` throws, is not stored: the key is free again.
 * @throws BusinessError 910 if the key was used for something else, 409 if the first call does not end
 */
export async function withIdempotencyKey(
  db: Queryable,
  call: KeyedCall,
  run: () => Promise<Answer>
): Promise<Answer> {
  const runner = randomUUID()
  const requestHash = createHash('sha256').update(stableText(call.input)).digest('hex')
  const id = [call.scope, call.key]
  const deadline = Date.now() + MAX_WAIT_MS
  // Waiting means polling: a wait inside the database would hold a connection that the first call may need.
  for (let pauseMs = 15; ; pauseMs = Math.min(pauseMs * 1.6, 300)) {
    const [claimed] = await claim([...id, call.endpoint, requestHash, runner], db)
    if (claimed) return runAndStore(db, [...id, runner], run)
    const [stored] = await read(id, db)
    if (stored && (stored.endpoint !== call.endpoint || stored.request_hash !== requestHash)) {
      throw new BusinessError(RESULT.keyReused, '内容有变化，请重新提交')
    }
    if (stored?.response != null) return { status: stored.status ?? 200, body: stored.response }
    if (Date.now() > deadline) throw new BusinessError(RESULT.inProgress, '正在处理，请稍候查看结果')
    await new Promise((resume) => setTimeout(resume, pauseMs))
  }
}

interface IdempotencyRow {
  endpoint: string
  request_hash: string
  response: string | null
  status: number | null
}

async function runAndStore(
  db: Queryable,
  owner: readonly string[],
  run: () => Promise<Answer>
): Promise<Answer> {
  const renewal = setInterval(() => void renew(owner, db).catch(() => undefined), LEASE_SECONDS * 333)
  try {
    const answer = await run()
    const passing = answer.status === 429 || answer.status >= 500
    if (passing) await release(owner, db)
    else await store([...owner, answer.body, answer.status], db)
    return answer
  } catch (problem) {
    await release(owner, db).catch(() => undefined)
    throw problem
  } finally {
    clearInterval(renewal)
  }
}

/** JSON with sorted keys: equal inputs give the same text. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )
}
