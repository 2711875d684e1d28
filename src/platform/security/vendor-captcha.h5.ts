import type { VendorAnswer, VendorCaptcha } from './vendor-captcha-types'

/** A script that has not come by then will not be waited for, ms. */
const SCRIPT_MS = 8000

/** What the vendor's captcha calls back with: 0 passed, 2 closed by the user. */
interface VendorResult {
  readonly ret: number
  readonly ticket?: string | null
  readonly randstr?: string
  /** Set where it could not reach its own server; the ticket is one of its making then. */
  readonly errorCode?: number
}

type VendorClass = new (
  appId: string,
  callback: (result: VendorResult) => void,
  options: object
) => { show(): void }

const vendorClass = () => (window as { TencentCaptcha?: VendorClass }).TencentCaptcha

/** Loads the vendor's script, from its own address each time as it asks; gives its class, undefined where it does not come. */
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
