/** Tills of stores take vouchers by signed calls, as staff of their store do in the console: docs/how-to/tills.md. */
import { z } from 'zod'
import { oneLine } from '@contract/common'
import { reason } from '@contract/console/common'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import { readSignedForm, signedAnswer } from '../gateways/signed-form'
import type { Kit } from '../http/kit'
import { signedRoute } from '../http/signed-route'
import type { Taken, Taking } from '../modules/wallet'
import { takeScan } from './take'

/** Path for the calls of tills. */
const TILL_PATH = '/unionbuy-server/till/redeem'

const askedSchema = z.object({
  code: oneLine(80, 1),
  scan: oneLine(64, 1),
  reason: reason.optional()
})
type Asked = z.output<typeof askedSchema>

/** Accepts calls signed with the secret of a store, and signs its answers with it. */
export function tillRoute(kit: Kit): void {
  const { db, settings } = kit
  const { signing } = settings.secrets
  const stores = settings.tills.map(({ storeId, secret }) => ({ merchant: storeId, secret }))

  signedRoute(kit, TILL_PATH, async (form, now) => {
    const { sender, content } = readSignedForm(form, stores, now.getTime())
    const answer = (code: string, body: object) => signedAnswer(sender.secret, { code, body }, now.getTime())
    const asked = askedSchema.safeParse(content)
    if (!asked.success) return answer('BAD_REQUEST', { message: z.prettifyError(asked.error) })
    try {
      return answer('OK', toldOf(await takeOnce(sender.merchant, asked.data, now)))
    } catch (problem) {
      if (!(problem instanceof BusinessError) || problem.code !== RESULT.badRequest) throw problem
      return answer('BAD_REQUEST', { message: problem.message })
    }
  })

  async function takeOnce(storeId: string, { code, scan, reason }: Asked, now: Date): Promise<Taken> {
    const staff = {
      id: `till:${storeId}`,
      name: `收银台 ${storeId}`,
      role: 'shop',
      storeIds: [storeId],
      sightIds: []
    } as const
    const taking: Taking = { code, scan, reason: reason ?? null, at: now }
    return takeScan({ db, signing }, taking, { staff, now })
  }
}

const toldOf = ({ verdict, item }: Taken) => ({
  verdict,
  name: item?.name ?? null,
  used_at: item?.usedAt ?? null
})
