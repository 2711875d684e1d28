import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { projectRoot } from '../../config/root'
import type { Kit } from '../../http/kit'
import { lend, redeemReported, shopsOf, type Taking } from '../../modules/wallet'
import { takeAsDemo } from '../take-as-demo'
import { checkerPage } from './checker-page'
import { workerScript } from './worker'

const PATH = '/sandbox/checker'
const SCRIPT = `${PATH}/checker.js`
/** Built (scripts/lib/bundle-server.mjs) from browser.ts. */
const BUILT = () => join(projectRoot(), 'dist/server/checker.js')

const POLICY = [
  `default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'unsafe-inline'`,
  `media-src 'self' blob: mediastream:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`
].join('; ')

const usesSchema = z.object({
  checks: z
    .array(
      z.object({ scan: z.string().min(1).max(64), code: z.string().min(1).max(80), at: z.number().int() })
    )
    .max(500)
})

/**
 * The checker of a shop, which works offline: it is lent the keys of the day, and reports later what it accepted. For
 * the demo only: whoever opens it is assumed to be the shop.
 */
export function sandboxCheckerModule({ settings, db, clock, rawRoute }: Kit): void {
  const provided = { db, signing: settings.secrets.signing }
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .send(text)

  rawRoute({
    method: 'GET',
    url: PATH,
    handler: async (_request, reply) => send(reply, 'text/html', checkerPage(SCRIPT))
  })
  rawRoute({
    method: 'GET',
    url: SCRIPT,
    handler: async (_request, reply) =>
      existsSync(BUILT())
        ? send(reply, 'text/javascript', readFileSync(BUILT(), 'utf8'))
        : reply.code(404).send('not built')
  })
  rawRoute({
    method: 'GET',
    url: `${PATH}/worker.js`,
    handler: async (_request, reply) =>
      send(reply.header('service-worker-allowed', PATH), 'text/javascript', workerScript(PATH, SCRIPT))
  })
  rawRoute({
    method: 'GET',
    url: `${PATH}/shops`,
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await shopsOf(provided, clock.now()))
  })
  rawRoute({
    method: 'GET',
    url: `${PATH}/keys`,
    handler: async (request, reply) => {
      const { shop } = request.query as { readonly shop?: unknown }
      const now = clock.now()
      const lent = await lend(provided, typeof shop === 'string' ? shop : '', now)
      reply.header('cache-control', 'no-store')
      return lent ? reply.send({ at: now.getTime(), ...lent }) : reply.code(404).send({})
    }
  })
  rawRoute({
    method: 'POST',
    url: `${PATH}/uses`,
    body: 'raw',
    handler: async (request, reply) => {
      const requested = usesSchema.safeParse(jsonOf(request.body))
      reply.header('cache-control', 'no-store')
      if (!requested.success) return reply.code(400).send([])
      const now = clock.now()
      const take = (taking: Taking) => takeAsDemo({ db, settings }, taking, now)
      return reply.send(await redeemReported(requested.data.checks, now, take))
    }
  })
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}
