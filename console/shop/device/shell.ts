import { hasDetector } from '../scan/detector'

const WORKER = '/shop/worker.js'

let isKept = false

/** From now on the shop's page opens without a network, and the browser is asked not to clear what it stores. Nothing is thrown. */
export function keepShell(): void {
  if (isKept || !('serviceWorker' in navigator)) return
  isKept = true
  const keep = async () => {
    await navigator.serviceWorker.register(WORKER, { scope: '/shop' })
    const { active } = await navigator.serviceWorker.ready
    // what reads codes from the camera's picture where the browser cannot: large, and not for everybody
    if (!hasDetector()) active?.postMessage('scanner')
    await navigator.storage?.persist?.()
  }
  keep().catch(() => {
    isKept = false
  })
}
