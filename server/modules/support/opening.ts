import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { findChannel } from '../channel'
import { isOpenAt } from './model'

/** Phone and hours of a channel's service, and whether it is open now. @throws BusinessError 404 */
export async function openingOf(channel: string, now: Date, db: Queryable) {
  const found = await findChannel(channel, db)
  if (!found) throw notFound('未找到这个地址，请从原来的入口重新进入')
  const { servicePhone: phone, serviceHours: hours } = found
  return { phone, hours, openNow: isOpenAt(hours, now) }
}
