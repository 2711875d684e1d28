import type { Kit } from '../../http/kit'
import { dailyBills } from './daily'

/** Ten minutes: the job itself knows when bills are due. */
const EVERY_MS = 600_000

/** The job that fetches the channel's bills and compares them with our books. */
export function billModule({ db, log, gateways, jobs }: Kit): void {
  const dependencies = {
    db,
    log,
    get pay() {
      return gateways.pay
    },
    get virtualPay() {
      return gateways.virtualPay
    }
  }
  jobs.every('compare bills', EVERY_MS, (now) => dailyBills(dependencies, now))
}
