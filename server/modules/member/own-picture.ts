import type { Queryable } from '../../db/client'
import { uploadIdOf } from './model'
import { isUploadOf } from './upload-repository'

/** Whether a picture was uploaded by this member, and is still there. */
export async function isOwnPicture(memberId: string, path: string, db: Queryable): Promise<boolean> {
  const id = uploadIdOf(path)
  return id !== null && (await isUploadOf(memberId, id, db))
}
