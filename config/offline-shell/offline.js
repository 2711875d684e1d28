'use strict'
// What stood in the place of a page is that page again as soon as there is a network. The browser tells before it is there, or not at
// all where only the way to us is broken: the page itself is asked for, and what says so stands meanwhile.
const AGAIN_MS = 3000
const tryAgain = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    // any other answer, as of a server that is just starting, would lead back here again and again
    ({ ok }) => ok && window.location.reload(),
    () => undefined
  )
setInterval(() => navigator.onLine && tryAgain(), AGAIN_MS)
