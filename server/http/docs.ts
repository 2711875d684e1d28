import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointSchema } from '@contract/schema'
import type { Settings } from '../config/settings'
import { notFound } from '../core/business-error'
import { isLocalCaller } from './local-caller'

/** The contract's endpoint behind a route. */
export interface ContractRoute {
  readonly name: string
  readonly endpoint: Endpoint
  readonly schema: EndpointSchema
}

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: ContractRoute
  }
}

/**
 * OpenAPI document and its viewer at `/docs`, generated from the contract on first request. For this machine only, unless the
 * settings open it.
 */
export async function addDocs(app: FastifyInstance, { openDocs }: Pick<Settings, 'openDocs'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '权益中心 API',
        version: '1',
        description:
          'Paths may have a channel before them: /candy/unionbuy-server/… Success is resultCode "100".'
      },
      components: { securitySchemes: { member: { type: 'apiKey', in: 'header', name: 'auth-token' } } }
    },
    transform: ({ url, route }) => {
      const contract = route.config?.contract
      return { url, schema: contract ? describe(contract) : { hide: true } }
    }
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // On plain http (another machine of the network) the upgrade would fail.
    transformStaticCSP: (header) => header.replace('upgrade-insecure-requests;', ''),
    uiConfig: { docExpansion: 'none' },
    uiHooks: {
      onRequest: (request, _reply, done) => {
        done(openDocs || isLocalCaller(request) ? undefined : notFound('未找到这个地址'))
      }
    }
  })
}

function describe({ name, endpoint, schema }: ContractRoute): Record<string, unknown> {
  const input = jsonSchema(schema.input, 'input')
  const inQuery = endpoint.method === 'GET' || endpoint.inQuery
  return {
    operationId: name,
    summary: schema.summary,
    tags: [domainOf(endpoint.path)],
    ...(schema.codes ? { description: codeList(schema.codes) } : {}),
    ...(endpoint.access === 'member' ? { security: [{ member: [] }] } : {}),
    ...(endpoint.keyed ? { headers: KEY_HEADER } : {}),
    ...(endpoint.body === 'multipart'
      ? { consumes: ['multipart/form-data'], body: FILE_FORM }
      : { [inQuery ? 'querystring' : 'body']: input }),
    response: { 200: envelope(jsonSchema(schema.data, 'output')) }
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const codeList = (codes: Readonly<Record<string, string>>) =>
  Object.entries(codes)
    .map(([code, meaning]) => `- \`${code}\` ${meaning}`)
    .join('\n')

/** `proxy/unionbuy-member/sms/sendSmsCode` belongs to `sms`. */
const domainOf = (path: string) => path.split('/').filter(Boolean).slice(0, -1).pop() ?? 'other'

const KEY_HEADER = {
  type: 'object',
  required: ['Idempotency-Key'],
  properties: { 'Idempotency-Key': { type: 'string', minLength: 8, maxLength: 64 } }
}

const FILE_FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } }
}

const envelope = (data: Record<string, unknown>) => ({
  description: 'The envelope; data is null unless resultCode is "100"',
  type: 'object',
  required: ['resultCode', 'resultMsg', 'data'],
  properties: { resultCode: { type: 'string' }, resultMsg: { type: 'string' }, data }
})
