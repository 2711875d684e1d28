'use strict'
/* The service worker of the H5 app: its pages and scripts open offline, so that data stored on the device
   can be shown (ADR 0040). It caches files of the build and the pages' bare HTML, all from the same build
   and complete before first use; it never caches, reads or answers API calls. For one of our pages that is
   neither cached nor reachable, `offline.html` explains why and leads on. The build inserts `__BUILD__`
   and `__KEPT__`. */
const CACHE = 'shell-__BUILD__'
const { pages, roots, files } = JSON.parse('__KEPT__')
const known = new Set(files)

// without cookies: the cache belongs to no user
const fetched = (address) => fetch(address, { cache: 'reload', credentials: 'omit' })

async function keep(cache, address) {
  const answer = await fetched(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  await cache.put(address, answer)
}

// all or nothing: a worker with missing files is not installed, and the previous one stays
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

/** The cached HTML of a page, for home under any of its URLs; otherwise the offline page. */
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
  // a build file is the same wherever it comes from
  if (known.has(pathname)) {
    event.respondWith(caches.match(pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)))
    return
  }
  // top-level navigations: our pages, and the sandbox's pages; not what a page shows in a frame
  const isPage =
    request.mode === 'navigate' &&
    request.destination !== 'iframe' &&
    ['', ...roots, 'sandbox'].includes(pathname.split('/')[1])
  // network first: a new build is seen at once
  if (isPage)
    event.respondWith(fetch(request).catch(() => pageFor(pathname).then((kept) => kept ?? Response.error())))
})
