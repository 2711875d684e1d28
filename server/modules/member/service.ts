import { createHash, randomBytes } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import { withTransaction, type Db } from '../../db/client'
import { BusinessError, loginExpired } from '../../http/business-error'
import type { Limit } from '../../http/limit'
import { anonymise, hasOpenOrder, lockMember } from './deletion-repository'
import { imageTypeOf } from './image-type'
import { uploadPath } from './model'
import { saveUpload } from './upload-repository'

const UPLOADS_PER_DAY = 30
const DAY_MS = 86_400_000

/**
 * Keeps a picture of a member's. The same one again gives the same address.
 * @throws BusinessError 400 when it is no PNG, JPEG or WebP, 429 after 30 in a day
 */
export async function uploadImage(
  { db, limit }: { db: Db; limit: Limit },
  memberId: string,
  bytes: Buffer,
  now: Date
): Promise<{ url: string }> {
  const mime = imageTypeOf(bytes)
  if (mime === null) throw new BusinessError(RESULT.badRequest, '请上传 PNG、JPEG 或 WebP 图片')
  await limit(`upload:${memberId}`, UPLOADS_PER_DAY, DAY_MS, '今天上传的图片太多了，请明天再试')
  const id = await saveUpload(db, {
    id: randomBytes(16).toString('base64url'),
    memberId,
    mime,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    createdAt: now
  })
  return { url: uploadPath(id) }
}

/**
 * Deletes an account: what is personal goes, sessions end, WeChat is unbound; orders and payments stay, nameless.
 * @throws BusinessError 907 while an order is unpaid, undelivered or being refunded
 */
export async function deleteAccount(db: Db, memberId: string, now: Date): Promise<null> {
  return withTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (!member) throw loginExpired()
    if (await hasOpenOrder(tx, memberId)) {
      throw new BusinessError(RESULT.orderState, '还有未完成的订单或退款，请处理后再注销')
    }
    await anonymise(tx, memberId, member.mobile, now)
    return null
  })
}
