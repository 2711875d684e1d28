/** Notifies whenever the device goes offline or online. */
export function onNetworkChange(listener: (online: boolean) => void): void {
  window.addEventListener('online', () => listener(true))
  window.addEventListener('offline', () => listener(false))
}

export const isOnline = (): boolean => navigator.onLine
