'use strict'
/*
 * The service worker of the H5 app: its page and scripts open without a network, so that what is kept on the device can be shown
 * (ADR 0040). It keeps files of the build and the pages' bare HTML, all of one build and before any is used; it never keeps, reads or
 * answers a call of the API. A page that is not kept, and nobody's answer brings, is one of ours all the same: `offline.html` says why and
 * leads on. `__BUILD__` and `__KEPT__` are written in by the build.
 */
const CACHE = 'shell-__BUILD__'
const { pages, roots, files } = JSON.parse('__KEPT__')
const known = new Set(files)

// without cookies: what is kept is nobody's
const fetched = (address) => fetch(address, { cache: 'reload', credentials: 'omit' })

async function keep(cache, address) {
  const answer = await fetched(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  await cache.put(address, answer)
}

// all or nothing: a worker whose files are not all there is not installed, and the one before it stays
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => Promise.all([...pages, ...files].map((one) => keep(cache, one))))
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => /^shell-/.test(name) && name !== CACHE).map((name) => caches.delete(name))
        )
      )
  )
})

/** The kept HTML of a page, of home by any of its names; else what says that there is no network. */
function pageFor(pathname) {
  const bare = pathname.replace(/\/+$/, '').replace(/^\/pages\/index(\/index)?$/, '') || '/'
  const found = pages.find((page) => page === pathname || page === bare || page === `${bare}/index`)
  return caches.match(found ?? '/offline.html', { cacheName: CACHE })
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization'))
    return
  // a file of the build is the same wherever it comes from
  if (known.has(pathname)) {
    event.respondWith(caches.match(pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)))
    return
  }
  // what stands in the history: our pages, and those that stand for others in the sandbox; not what a page shows in a frame
  const isPage =
    request.mode === 'navigate' &&
    request.destination !== 'iframe' &&
    ['', ...roots, 'sandbox'].includes(pathname.split('/')[1])
  // the network has the word while there is one: a new build is seen at once
  if (isPage)
    event.respondWith(fetch(request).catch(() => pageFor(pathname).then((kept) => kept ?? Response.error())))
})
