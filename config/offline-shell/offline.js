'use strict'
// Reloads the page that this one replaces as soon as the network is back. The browser's `online` event may
// come too early, or not at all if only our server is unreachable: so the page itself is requested, while the
// message stays.
const AGAIN_MS = 3000
const tryAgain = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    // any other answer, e.g. of a server that is just starting, would lead back here again and again
    ({ ok }) => ok && window.location.reload(),
    () => undefined
  )
setInterval(() => navigator.onLine && tryAgain(), AGAIN_MS)
