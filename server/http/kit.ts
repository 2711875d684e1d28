import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpointPath, type Endpoint } from '@contract/endpoint'
import type { Settings } from '../config/settings'
import type { Queryable } from '../db/client'
import { receiverPhones } from '../db/receiver-phones'
import type { ReadRecent } from '../db/replica'
import type { Gateways } from '../gateways/gateways'
import type { Jobs } from '../jobs/scheduler'
import type { BusinessError } from '../core/business-error'
import type { SessionReader } from '../core/session-token'
import type { Clock } from '../core/clock'
import { limitOn } from '../core/limit'
import type { Resources } from '../core/resources'
import type { AdmissionGate, OwnQueue } from './admission-gate'
import { bindEndpoints, type Handlers } from './bind'
import type { DeviceKeys } from './device-key'
import type { DiskWatch } from './disk-watch'
import type { SessionCookies } from './session-cookies'
import type { Origins } from './origins'
import type { Lines } from './overload'
import type { Reads } from './reads'
import type { RouteKind } from './route-kind'

type Bind = <
  E extends Parameters<typeof bindEndpoints>[1],
  S extends { readonly [K in keyof E]: Parameters<typeof bindEndpoints>[2][string] }
>(
  endpoints: E,
  schemas: S,
  handlers: Handlers<E, S>
) => void

/** A route outside the contract. */
export interface RawRoute {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** `raw`: the body is a Buffer, exactly as sent (signed notices). Default: parsed by its type. */
  readonly body?: 'raw'
  /** Signed machine-to-machine calls about money: no limit counts them, overload does not refuse them. */
  readonly uncounted?: true
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** Who waits is answered from memory, in a queue beside that of calls. */
export interface Turns {
  /** Whether anybody may have to wait. */
  readonly isAnyOpen: () => boolean
  /** What somebody is told who waits already, from memory alone; undefined for all others. */
  readonly waits: (asked: Omit<AskedTurn, 'body'>) => BusinessError | undefined
  /**
   * @returns what to call when the call has succeeded; undefined if nothing
   * @throws BusinessError for who has to wait
   */
  readonly expectTurn: (asked: AskedTurn) => Promise<((now: Date) => Promise<void>) | undefined>
}

/** A call before it is checked in any way. */
export interface AskedTurn {
  readonly token: string
  readonly requestKey: string
  /** As sent. */
  readonly body: unknown
  readonly now: Date
}

/** What a module needs to register its routes and to do its work. */
export interface Kit extends Resources {
  /** Registers a route for every endpoint of a domain's contract. */
  readonly bind: Bind
  readonly rawRoute: (route: RawRoute) => void
  /** Has calls of an endpoint wait for their turn before anything is looked up for them; before it is bound. */
  readonly inTurn: (endpoint: Endpoint, turns: Turns) => void
  /** For writes of a binder of its own. @throws BusinessError 503 while the disk is nearly full */
  readonly expectWritable: () => void
}

/** Internal state of the kit. */
export interface KitState {
  readonly app: FastifyInstance
  readonly db: Queryable
  readonly readRecent: ReadRecent
  readonly clock: Clock
  readonly settings: Settings
  readonly gateways: Gateways
  readonly sessions: SessionReader
  readonly origins: Origins
  readonly sessionCookies: SessionCookies
  readonly disk: DiskWatch
  readonly deviceKeys: DeviceKeys
  readonly jobs: Jobs
  /** Reads of the contract, for pages rendered in this process; filled as endpoints are bound. */
  readonly reads: Reads
  /** First path segments that belong to the API; filled as endpoints are bound. */
  readonly apiRoots: Set<string>
  /** Of endpoints whose calls wait for their turn. */
  readonly turns: Map<Endpoint, Turns>
  readonly gate: AdmissionGate
  /** Undefined if nothing is refused under load. */
  readonly lines: Lines | undefined
  /** Calls in progress, including those whose caller has disconnected. */
  readonly running: Set<Promise<unknown>>
  /** Aborted when the server stops: long-running work ends then. */
  readonly closing: AbortSignal
}

/** The modules' view of the server. */
export function kitOf(state: KitState): Kit {
  const { app, db, readRecent, clock, settings, gateways, jobs, closing } = state
  return {
    db,
    readRecent,
    phones: receiverPhones({ db, clock, secret: settings.secrets.document }),
    clock,
    settings,
    gateways,
    jobs,
    log: app.log,
    closing,
    limit: limitOn(db, clock),
    bind: (endpoints, schemas, handlers) => bindEndpoints(state, endpoints, schemas, handlers),
    rawRoute: (route) => addRawRoute(state, route),
    inTurn(endpoint, turns) {
      state.turns.set(endpoint, turns)
      state.gate.giveOwnQueue(`${endpoint.method} ${endpointPath(endpoint)}`, {
        isOpen: turns.isAnyOpen,
        answersAtOnce: ownAnswers(state, turns)
      })
    },
    expectWritable: state.disk.expectWritable
  }
}

/** Answers who waits, without parsing the call. */
const ownAnswers =
  ({ clock, lines }: KitState, { waits }: Turns): OwnQueue['answersAtOnce'] =>
  (request, response) => {
    const { 'auth-token': token, 'idempotency-key': requestKey } = request.headers
    if (typeof token !== 'string' || typeof requestKey !== 'string') return false
    const refusal = waits({ token, requestKey, now: clock.now() })
    if (refusal === undefined) return false
    lines?.refuse(request, response, refusal)
    return lines !== undefined
  }

/** @throws for a sandbox route on a server that is no demo: none exists there, whoever registers it */
function addRawRoute(
  { app, apiRoots, settings }: KitState,
  { method, url, body, uncounted, handler }: RawRoute
): void {
  const root = url.split('/', 2)[1] ?? ''
  if (root === 'sandbox' && !settings.demo) throw new Error(`${url}: a sandbox where there is no demo`)
  apiRoots.add(root)
  const config = { kind: kindOfRaw(root, uncounted === true) }
  if (body !== 'raw') return void app.route({ method, url, config, handler })
  // A separate scope: content type parsers apply to the whole scope.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route({ method, url, config, handler })
  })
}

/** By the address as written in the code. Pictures sent by members are files, not calls. */
function kindOfRaw(root: string, uncounted: boolean): RouteKind {
  return { call: API_ROOT.test(root), sandbox: root === 'sandbox', uncounted }
}

const API_ROOT = /^(unionbuy-[a-z]+|wechat|console)$/
