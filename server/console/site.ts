import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existing } from '../http/static-files'
import type { ConsoleAccess } from './access'
import { retiredWorker } from '../http/retired-worker'
import { consolePolicy } from './policy'

/** Pages of the staff: where each app is served, and its document in the build. */
const APPS = [
  { root: '/console', document: 'index.html' },
  { root: '/shop', document: 'shop.html' }
] as const

/** Files are no pages; the worker among them fetches from this server. */
const FILE_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The camera is for codes that are scanned. */
const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)'

/**
 * Serves the staff's web app from the folder of its build, and from that of the last releases: hashed files for ever, and its document
 * for every other address, as the app knows its own pages. Where the console is closed, none of these addresses exists.
 */
export async function addConsoleSite(
  app: FastifyInstance,
  { folder, kept }: { readonly folder: string; readonly kept: string },
  access: ConsoleAccess,
  hasWorker: boolean
): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      await access(request)
      reply
        .header('content-security-policy', FILE_POLICY)
        .header('permissions-policy', PERMISSIONS)
        .header('x-robots-tag', 'noindex, nofollow')
        .header('cross-origin-resource-policy', 'same-origin')
    })
    await scope.register(fastifyStatic, {
      root: [join(folder, 'assets'), ...existing(join(kept, 'assets'))],
      prefix: '/console/assets/',
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable')
    })
    scope.get('/console/api/*', async (_request, reply) => reply.callNotFound())
    addShopWorker(scope, folder, hasWorker)
    for (const { root, document } of APPS) {
      const file = join(folder, document)
      if (!existsSync(file)) continue
      const page = readFileSync(file)
      for (const url of [root, `${root}/*`])
        scope.get(url, async (_request, reply) =>
          reply
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-cache')
            .header('content-security-policy', consolePolicy())
            .send(page)
        )
    }
  })
}

/** The service worker of `/shop`: built beside its page (config/shop-shell.ts), and for its addresses alone; switched off, one that leaves. */
function addShopWorker(scope: FastifyInstance, folder: string, isOn: boolean): void {
  const file = join(folder, 'shop-worker.js')
  const built = existsSync(file) ? readFileSync(file) : undefined
  const worker = isOn ? built : retiredWorker('shop')
  scope.get('/shop/worker.js', async (_request, reply) =>
    worker === undefined
      ? reply.callNotFound()
      : reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('service-worker-allowed', '/shop')
          .send(worker)
  )
}
