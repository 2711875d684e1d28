/**
 * The service worker of the checker: its page and script open offline. Nothing else goes through it: keys come from
 * the server only and are stored by the page.
 */
export const workerScript = (page: string, script: string): string => `'use strict'
const KEPT = ${JSON.stringify([page, script])}
self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open('checker').then((cache) => cache.addAll(KEPT)))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !KEPT.includes(pathname)) return
  event.respondWith(
    fetch(event.request).then(
      async (answer) => {
        if (answer.ok) await (await caches.open('checker')).put(pathname, answer.clone())
        return answer
      },
      () => caches.match(pathname)
    )
  )
})
`
