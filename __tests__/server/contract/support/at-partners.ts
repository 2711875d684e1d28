import { randomUUID } from 'node:crypto'
import { partnerCodes } from '../../../../contract/partner/codes'
import type { PartnerCode } from '../../../../contract/types'
import { userIdOf } from '../../../../server/gateways/partner/user-id'
import { addOrder } from '../../../../server/sandbox/partner/repository'
import { testSettings, type TestApp } from '../../../support/server/test-app'

/** A member's order at each partner, by the partner's number. */
export type PartnerNumbers = Readonly<Record<PartnerCode, string>>

/** Has a member order something at every partner, as their sites would. */
export async function orderAtPartners(app: TestApp, memberId: string): Promise<PartnerNumbers> {
  const now = app.clock.now()
  const { identity } = testSettings().secrets
  const numbers = partnerCodes.map((partner) => [partner, `${partner}-${randomUUID()}`] as const)
  for (const [partner, orderNo] of numbers) {
    await addOrder(
      {
        partner,
        orderNo,
        userId: userIdOf(identity, partner, memberId),
        itemId: 'thing',
        title: '合作方的东西',
        detail: '1 份',
        picture: '/assets/catalogue/privileges/latte.webp',
        listFen: 1000,
        payFen: 800,
        state: 'unpaid',
        createdAt: now,
        expiresAt: new Date(now.getTime() + 15 * 60_000)
      },
      app.database.db
    )
  }
  return Object.fromEntries(numbers) as Record<PartnerCode, string>
}
