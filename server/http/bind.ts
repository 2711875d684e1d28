import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { endpointPath, type Endpoint } from '@contract/endpoint'
import { RESULT, UNDECIDED } from '@contract/envelope/codes'
import type { EndpointSchema } from '@contract/schema'
import { BusinessError, loginExpired } from '../core/business-error'
import { hashToken } from '../core/session-token'
import { onlyReading } from '../db/only-reading'
import { networkOf } from '../core/network'
import { failureBody, resultCodeOf, successBody, type Answer } from './answer'
import { sendEvents } from './answer-stream'
import { httpStatus } from './http-status'
import { tokenOf } from './caller'
import { channelOf } from './channel'
import { osOf, platformOf, type CallContext } from './context'
import type { ContractRoute } from './docs'
import { JSON_TYPE } from './error-handler'
import { newDeviceKey } from './device-key'
import { keyOf } from './idempotency-key'
import { withIdempotencyKey } from './idempotency-store'
import { sessionCookieAfter } from './session-cookies'
import type { KitState, Turns } from './kit'
import { onlyReads } from './reads'
import { noteResult } from './refusals'
import { dataOf, inputOf, isInQuery, type AnyHandler } from './through-contract'
import { richTextCleaner } from './rich-text'
import { readUpload } from './upload'

type EndpointTable = Readonly<Record<string, Endpoint>>
type SchemaTable<E extends EndpointTable> = { readonly [K in keyof E]: EndpointSchema }

/** The handlers of one domain: from input and context to data of the contract. */
export type Handlers<E extends EndpointTable, S extends SchemaTable<E>> = {
  readonly [K in keyof E]: (
    input: z.output<S[K]['input']>,
    context: CallContext<E[K]>
  ) => E[K] extends { streams: true }
    ? Promise<AsyncIterator<z.input<S[K]['data']>>>
    : Promise<z.input<S[K]['data']>>
}

/** Registers a route for every endpoint of a domain. */
export function bindEndpoints<E extends EndpointTable, S extends SchemaTable<E>>(
  state: KitState,
  endpoints: E,
  schemas: S,
  handlers: Handlers<E, S>
): void {
  for (const name of Object.keys(endpoints)) {
    const handler = handlers[name] as unknown as AnyHandler | undefined
    const endpoint = endpoints[name]
    const schema = schemas[name]
    if (!endpoint || !schema || !handler) throw new Error(`Endpoint ${name} lacks its schema or its handler`)
    bindOne(state, name, endpoint, schema, handler)
  }
}

function bindOne(
  state: KitState,
  name: string,
  endpoint: Endpoint,
  schema: EndpointSchema,
  handler: AnyHandler
): void {
  const url = endpointPath(endpoint)
  state.apiRoots.add(url.split('/', 2)[1] ?? '')
  if (endpoint.streams) return bindStream(state, name, endpoint, schema, handler)
  const clean = richTextCleaner(schema.data)
  const safely: AnyHandler = clean ? async (input, context) => clean(await handler(input, context)) : handler
  const isRead = onlyReads(endpoint, schema)
  if (isRead) state.reads.add({ endpoint, schema, handler: safely })
  state.app.route({
    method: endpoint.method,
    url,
    config: { contract: { name, endpoint, schema }, kind: { call: true } },
    handler: async (request, reply) => {
      const deviceKey = state.deviceKeys.of(request) ?? (schema.session === 'begins' ? newDeviceKey() : null)
      const turns = state.turns.get(endpoint)
      const one = () => serve(state, { name, endpoint, schema }, safely, request, deviceKey)
      const run = turns ? () => serveInTurn(state, turns, request, reply, one) : one
      const call = isRead ? onlyReading(run) : run()
      state.running.add(call)
      try {
        const { status, body, keeps } = await call
        noteResult(request, resultCodeOf(body))
        if (keeps !== undefined) state.sessionCookies.keep(keeps, request, reply)
        if (keeps && deviceKey) state.deviceKeys.keep(deviceKey, request, reply)
        return reply.code(status).type(JSON_TYPE).header('cache-control', 'no-store').send(body)
      } finally {
        state.running.delete(call)
      }
    }
  })
}

/** A stream is long-lived: it takes no slot of the queue, and limits itself. Until it starts it is refused like any call. */
function bindStream(
  state: KitState,
  name: string,
  endpoint: Endpoint,
  schema: EndpointSchema,
  handler: AnyHandler
): void {
  state.app.route({
    method: endpoint.method,
    url: endpointPath(endpoint),
    config: { contract: { name, endpoint, schema }, kind: { call: true, uncounted: true } },
    handler: async (request, reply) => {
      state.disk.expectWritable()
      const context = await contextOf(state, { endpoint, schema }, request, null)
      const events = (await handler(
        inputOf(endpoint, schema, sentWith(endpoint, request)),
        context
      )) as AsyncIterator<unknown>
      return sendEvents(reply, events, {
        data: schema.data,
        requestId: context.requestId,
        closing: state.closing,
        failed: (problem) => request.log.error({ err: problem }, 'a stream broke off')
      })
    }
  })
}

async function serve(
  state: KitState,
  { name, endpoint, schema }: ContractRoute,
  handler: AnyHandler,
  request: FastifyRequest,
  deviceKey: string | null
): Promise<Answer> {
  if (isWrite(endpoint, schema)) state.disk.expectWritable()
  const context = await contextOf(state, { endpoint, schema }, request, deviceKey)
  const input = inputOf(endpoint, schema, sentWith(endpoint, request))
  const run = () => answer(schema, handler, input, context)
  const key = context.idempotencyKey
  if (key === undefined) return run()
  return withIdempotencyKey(state.db, { scope: scopeOf(context), key, endpoint: name, input }, run)
}

/** Lets a call wait for its turn; one without a token or a key is refused as always. @throws BusinessError what `turns` throws, 503 */
async function serveInTurn(
  state: KitState,
  turns: Turns,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<Answer>
): Promise<Answer> {
  const token = tokenOf(request, state.origins)
  const asked = { requestKey: keyOf(request), body: request.body, now: state.clock.now() }
  const passed = token === null ? undefined : await turns.expectTurn({ ...asked, token })
  if (state.gate.isBeside(request.raw)) await state.lines?.enter(reply.raw)
  const answer = await run()
  if (passed && resultCodeOf(answer.body) === RESULT.ok) await passed(state.clock.now())
  return answer
}

/** Whether a call is refused while the disk is nearly full. A read that counts something is none. */
const isWrite = (endpoint: Endpoint, schema: EndpointSchema): boolean =>
  endpoint.invalidatesTags !== undefined || (endpoint.method === 'POST' && !onlyReads(endpoint, schema))

/** @throws BusinessError 305 if a member is required and the caller is none, 400 if a required key is missing */
async function contextOf(
  state: KitState,
  { endpoint, schema }: Pick<ContractRoute, 'endpoint' | 'schema'>,
  request: FastifyRequest,
  deviceKey: string | null
): Promise<CallContext> {
  const now = state.clock.now()
  const isStored = schema.session === 'restores'
  const token = isStored ? state.sessionCookies.tokenOf(request) : tokenOf(request, state.origins)
  const session = token === null ? null : await state.sessions(hashToken(token), now)
  if (endpoint.access === 'member' && session === null) throw loginExpired()
  return {
    memberId: session?.memberId ?? null,
    token,
    channel: channelOf(request.raw, request.host, state.settings.channelHosts),
    platform: platformOf(request),
    os: osOf(request),
    virtualGoods: state.settings.virtualGoods,
    ip: request.ip,
    network: networkOf(request.ip),
    deviceHash: deviceKey === null ? null : hashToken(deviceKey),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    now,
    idempotencyKey: endpoint.keyed ? keyOf(request) : undefined,
    file: () => readUpload(request),
    log: request.log
  }
}

const scopeOf = (context: CallContext) => context.memberId ?? `visitor ${context.network}`

/** Where the parameters of a call are. */
function sentWith(endpoint: Endpoint, { query, body }: FastifyRequest): unknown {
  return isInQuery(endpoint) || endpoint.body === 'multipart' ? query : body
}

async function answer(
  schema: EndpointSchema,
  handler: AnyHandler,
  input: unknown,
  context: CallContext
): Promise<Answer> {
  try {
    const data = await dataOf(schema, handler, input, context)
    return { status: 200, body: successBody(data), keeps: sessionCookieAfter(schema.session, data) }
  } catch (problem) {
    // undecided refusals are not stored; neither is one with "try later", as stored responses have no headers
    if (!(problem instanceof BusinessError) || problem.retryAfterSeconds !== undefined) throw problem
    if (UNDECIDED.has(problem.code)) throw problem
    return {
      status: httpStatus(problem.code),
      body: failureBody(problem.code, problem.message, context.requestId)
    }
  }
}
