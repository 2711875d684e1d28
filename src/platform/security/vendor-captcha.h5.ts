import type { VendorAnswer, VendorCaptcha } from './vendor-captcha-types'

/** How long to wait for the script, ms. */
const SCRIPT_MS = 8000

/** The vendor captcha's callback value: 0 passed, 2 closed by the user. */
interface VendorResult {
  readonly ret: number
  readonly ticket?: string | null
  readonly randstr?: string
  /** Set if it could not reach its own server; the ticket is then generated locally. */
  readonly errorCode?: number
}

type VendorClass = new (
  appId: string,
  callback: (result: VendorResult) => void,
  options: object
) => { show(): void }

const vendorClass = () => (window as { TencentCaptcha?: VendorClass }).TencentCaptcha

/**
 * Loads the vendor's script, each time from its own address as the vendor requires; returns its class,
 * undefined if loading fails.
 */
function loadVendor(src: string): Promise<VendorClass | undefined> {
  const there = vendorClass()
  if (there) return Promise.resolve(there)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => settle(undefined), SCRIPT_MS)
    const settle = (found: VendorClass | undefined) => {
      clearTimeout(timer)
      if (!found) script.remove()
      resolve(found)
    }
    script.async = true
    script.src = src
    script.addEventListener('load', () => settle(vendorClass()))
    script.addEventListener('error', () => settle(undefined))
    document.head.append(script)
  })
}

/** Shows the vendor's captcha above the page. */
export async function showVendorCaptcha({ appId, script }: VendorCaptcha): Promise<VendorAnswer> {
  const Vendor = await loadVendor(script)
  if (!Vendor) return 'failed'
  return new Promise((resolve) => {
    const answered = ({ ret, ticket, randstr, errorCode }: VendorResult) => {
      if (ret === 2) return resolve('closed')
      resolve(ret === 0 && !errorCode && ticket && randstr ? { ticket, random: randstr } : 'failed')
    }
    try {
      new Vendor(appId, answered, {}).show()
    } catch {
      resolve('failed')
    }
  })
}
