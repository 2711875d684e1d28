'use strict'
/* The service worker of /shop: its page opens without a network, so that staff can take codes with what their
   device has stored (ADR 0084). It caches files of the build and the bare page, fetched without cookies, all of
   one build; it never caches, reads or answers a call, and touches no other page. The build inserts `__BUILD__`
   and `__KEPT__`. */
const CACHE = 'shop-__BUILD__'
const { page, files, later } = JSON.parse('__KEPT__')
const known = new Set([...files, ...later])
/** A network that does not answer for so long counts as none, ms. */
const ANSWER_MS = 4000

async function keep(addresses) {
  const cache = await caches.open(CACHE)
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { cache: 'reload', credentials: 'omit' })
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      await cache.put(address, answer)
    })
  )
}

// all or nothing: a worker with missing files is not installed, and the previous one stays
self.addEventListener('install', (event) => event.waitUntil(keep([page, ...files])))

self.addEventListener('activate', (event) => {
  const outdated = (name) => /^shop-/.test(name) && name !== CACHE
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))))
  )
})

// what reads the camera's picture where the browser cannot
self.addEventListener('message', (event) => {
  if (event.data === 'scanner') event.waitUntil(keep(later))
})

const kept = (address) => caches.match(address, { cacheName: CACHE })

/** The page of the network, so that a new release is seen at once; the cached one where there is no answer. */
async function pageOf(request) {
  const asked = fetch(request)
  const late = new Promise((resolve) => setTimeout(resolve, ANSWER_MS)).then(() => kept(page))
  const answer = await Promise.race([asked.catch(() => undefined), late])
  if (answer && answer.status < 500) return answer
  return (await kept(page)) ?? asked
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (known.has(pathname)) event.respondWith(kept(pathname).then((answer) => answer ?? fetch(request)))
  else if (request.mode === 'navigate' && (pathname === page || pathname.startsWith(`${page}/`)))
    event.respondWith(pageOf(request))
})
