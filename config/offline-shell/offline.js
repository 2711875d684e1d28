'use strict'
// What stood in the place of a page is that page again as soon as there is a network. The browser tells before it is there, or not at
// all where only the way to us is broken: it is tried, and the page that says so stands meanwhile.
const AGAIN_MS = 3000
const tryAgain = () =>
  fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(
    () => window.location.reload(),
    () => undefined
  )
setInterval(() => navigator.onLine && tryAgain(), AGAIN_MS)
