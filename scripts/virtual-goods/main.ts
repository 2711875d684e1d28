/**
 * `npm run virtual-goods -- list | upload [PICTURE] | publish`: items of WeChat's virtual payment for the goods of the
 * catalogue (docs/how-to/virtual-payment.md). Uses the database and the account of the server's settings.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../server/config/settings'
import { createVirtualPay } from '../../server/gateways/virtual-pay/create-virtual-pay'
import { withDatabase } from '../catalogue/with-database'
import { runVirtualGoods } from './commands'

const settings = readSettings()

withDatabase(settings, async (db) => {
  const gateway = await createVirtualPay(settings)
  if (!gateway) throw new Error('VIRTUAL_GOODS names no kinds: nothing is sold by virtual payment')
  await runVirtualGoods(process.argv.slice(2), {
    db,
    gateway,
    kinds: settings.virtualGoods,
    publicOrigin: settings.publicOrigin,
    now: () => new Date(),
    say: (line) => void process.stdout.write(`${line}\n`),
    sleep: (ms) => sleep(ms)
  })
}).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
