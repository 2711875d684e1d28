import type { Kit } from '../../http/kit'
import { sandboxPayApi } from './api-routes'
import { sandboxCashier } from './cashier-routes'
import { sandboxPayKeys } from './keys'
import { sendNotices } from './notices'
import { sandboxMerchant } from './sandbox-merchant'

/** WeChat Pay as a sandbox on our own server; present only while the pay gateway is the sandbox. */
export function sandboxPayModule(kit: Kit): void {
  const { settings, db, log } = kit
  if (settings.gateways.pay !== 'sandbox') return
  const keys = sandboxPayKeys(settings.dataDir)
  const cashier = {
    db,
    log,
    merchant: sandboxMerchant(settings),
    merchantKey: keys.merchantPublic,
    platformKey: keys.platformPrivate
  }
  sandboxPayApi(kit, cashier, keys)
  sandboxCashier(kit, cashier)
  kit.jobs.every('send sandbox notices', 1_000, (now) => sendNotices(cashier, now))
}
