import type { FastifyInstance } from 'fastify'

/**
 * A worker that unregisters itself and deletes the caches whose names begin so; pages that it served keep working without it.
 */
export const retiredWorker = (caches: 'shell' | 'shop'): string => `'use strict'
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => /^${caches}-/.test(name)).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister())
  )
})
`

/** Replaces the H5 app's service worker if it is switched off (ADR 0040): browsers that have one fetch this one. */
export function retireWorker(app: FastifyInstance): void {
  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(retiredWorker('shell'))
  )
}
