import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../http/business-error'
import { isOwnPicture } from '../member/member.service'

/** What somebody shows must be what they uploaded themselves. @throws BusinessError 400 */
export async function checkPictures(
  memberId: string,
  pictures: readonly string[],
  db: Queryable
): Promise<void> {
  for (const picture of pictures) {
    if (await isOwnPicture(memberId, picture, db)) continue
    throw new BusinessError(RESULT.badRequest, '图片已失效，请重新上传')
  }
}
