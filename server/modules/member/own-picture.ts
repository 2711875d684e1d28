import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { uploadIdOf } from './model'
import { isUploadOf } from './upload-repository'

/** Whether a picture was uploaded by this member, and still exists. */
async function isOwnPicture(memberId: string, path: string, db: Queryable): Promise<boolean> {
  const id = uploadIdOf(path)
  return id !== null && (await isUploadOf(memberId, id, db))
}

/** Members may show only pictures that they uploaded themselves. @throws BusinessError 400 */
export async function checkOwnPictures(
  memberId: string,
  pictures: readonly string[],
  db: Queryable
): Promise<void> {
  for (const picture of pictures) {
    if (await isOwnPicture(memberId, picture, db)) continue
    throw new BusinessError(RESULT.badRequest, '图片已失效，请重新上传')
  }
}
