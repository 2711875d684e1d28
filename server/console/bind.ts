/**
 * Binds the calls of the console's contract. Beside `server/http/bind.ts`, as nothing of a member's call is in them: no channel, no
 * member's session, no header with a token (ADR 0073).
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ConsoleEndpoint, StaffRole } from '@contract/console/endpoint'
import { RESULT, UNDECIDED } from '@contract/envelope/codes'
import type { EndpointSchema } from '@contract/schema'
import { BusinessError, loginExpired } from '../core/business-error'
import { networkOf, type Network } from '../core/network'
import { hashToken } from '../core/session-token'
import { failureBody, successBody, type Answer } from '../http/answer'
import { JSON_TYPE } from '../http/error-handler'
import { httpStatus } from '../http/http-status'
import { keyOf } from '../http/idempotency-key'
import { withIdempotencyKey } from '../http/idempotency-store'
import type { Kit } from '../http/kit'
import { fitting, inputOf } from '../http/through-contract'
import { findStaffSession, type Actor, type StaffMember } from '../modules/staff'
import { consoleAccess, ownWrites } from './access'
import { consoleCookie, type ConsoleCookie } from './cookie'

/** What is known about a call of the console besides its input. */
export interface ConsoleContext<E extends ConsoleEndpoint = ConsoleEndpoint> {
  /** Whoever is logged in; null only in calls for everybody. */
  readonly staff: E['roles'] extends 'public' ? null : StaffMember
  /** Hash of the token of the session. */
  readonly tokenHash: string | null
  readonly network: Network
  readonly now: Date
  /** For `performAct`. */
  readonly actor: E['roles'] extends 'public' ? null : Actor
  /** Makes the browser store a session's token; null: it deletes the stored one. */
  readonly keep: (token: string | null) => void
}

type EndpointTable = Readonly<Record<string, ConsoleEndpoint>>
type SchemaTable<E extends EndpointTable> = { readonly [K in keyof E]: EndpointSchema }

/** The handlers of one area: from input and context to data of the contract. */
export type ConsoleHandlers<E extends EndpointTable, S extends SchemaTable<E>> = {
  readonly [K in keyof E]: (
    input: z.output<S[K]['input']>,
    context: ConsoleContext<E[K]>
  ) => Promise<z.input<S[K]['data']>>
}

type AnyHandler = (input: unknown, context: ConsoleContext) => Promise<unknown>

/** Registers a route for every call of an area. */
export type BindConsole = <E extends EndpointTable, S extends SchemaTable<E>>(
  endpoints: E,
  schemas: S,
  handlers: ConsoleHandlers<E, S>
) => void

/** Calls of one account, or of one network that is not logged in, per minute. */
const CALLS_PER_MINUTE = { account: 600, network: 60 }

interface Bound {
  readonly name: string
  readonly endpoint: ConsoleEndpoint
  readonly schema: EndpointSchema
  readonly handler: AnyHandler
}

/** Binds on this server. */
export function consoleBinder(kit: Kit): BindConsole {
  const access = consoleAccess(kit.db, kit.settings)
  const checkOrigin = ownWrites(kit.settings)
  const cookie = consoleCookie(kit.settings)

  async function serve(bound: Bound, request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
    const { endpoint, schema, name } = bound
    await access(request)
    const context = await contextOf(kit, cookie, endpoint, request, reply)
    if (endpoint.method === 'POST') checkOrigin(request)
    if (endpoint.keyed) kit.expectWritable()
    const input = inputOf(endpoint, schema, endpoint.method === 'GET' ? request.query : request.body)
    if (!endpoint.keyed || !context.staff) return answerOf(bound, input, context, request.id)
    const key = keyOf(request)
    const keyed = { ...context, actor: { ...context.actor, requestKey: key } } as ConsoleContext
    const scope = `staff ${context.staff.id}`
    return withIdempotencyKey(kit.db, { scope, key, endpoint: name, input }, () =>
      answerOf(bound, input, keyed, request.id)
    )
  }

  return (endpoints, schemas, handlers) => {
    for (const [name, endpoint] of Object.entries<ConsoleEndpoint>(endpoints)) {
      const schema = schemas[name]
      const handler = handlers[name] as unknown as AnyHandler | undefined
      if (!schema || !handler) throw new Error(`Endpoint ${name} lacks its schema or its handler`)
      kit.rawRoute({
        method: endpoint.method,
        url: endpoint.path,
        handler: async (request, reply) => {
          const { status, body } = await serve({ name, endpoint, schema, handler }, request, reply)
          return reply.code(status).type(JSON_TYPE).header('cache-control', 'no-store').send(body)
        }
      })
    }
  }
}

/** @throws BusinessError 305 if nobody is logged in, 403 for another role, 429 */
async function contextOf(
  { db, clock, limit }: Kit,
  cookie: ConsoleCookie,
  { roles, path }: ConsoleEndpoint,
  request: FastifyRequest,
  reply: FastifyReply
): Promise<ConsoleContext> {
  const now = clock.now()
  const network = networkOf(request.ip)
  const token = cookie.tokenOf(request)
  const tokenHash = token === null ? null : hashToken(token)
  const keep = (value: string | null) => cookie.keep(value, reply)
  const shared = { tokenHash, network, now, keep }
  const staff = roles === 'public' || tokenHash === null ? null : await findStaffSession(tokenHash, now, db)
  if (staff === null) {
    await limit(`console:${path}:${network}`, CALLS_PER_MINUTE.network, 60_000)
    if (roles !== 'public') throw loginExpired()
    return { ...shared, staff, actor: null } as unknown as ConsoleContext
  }
  if (!mayCall(roles, staff.role)) throw new BusinessError(RESULT.forbidden, '您的岗位没有此项权限')
  await limit(`console:${staff.id}`, CALLS_PER_MINUTE.account, 60_000)
  return { ...shared, staff, actor: { staff, now } }
}

const mayCall = (roles: ConsoleEndpoint['roles'], role: StaffRole): boolean =>
  roles !== 'public' && roles.includes(role)

async function answerOf(
  { schema, handler }: Bound,
  input: unknown,
  context: ConsoleContext,
  requestId: string
): Promise<Answer> {
  try {
    return { status: 200, body: successBody(fitting(schema.data, await handler(input, context))) }
  } catch (problem) {
    if (!(problem instanceof BusinessError) || problem.retryAfterSeconds !== undefined) throw problem
    if (UNDECIDED.has(problem.code)) throw problem
    return {
      status: httpStatus(problem.code),
      body: failureBody(problem.code, problem.message, requestId)
    }
  }
}
