import { createHash, randomBytes } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable } from '../../db/client'
import type { StorageGateway } from '../../gateways/storage/storage-gateway'
import { BusinessError } from '../../core/business-error'
import type { Limit } from '../../core/limit'
import type { Semaphore } from '../../core/semaphore'
import { fromStorage } from './from-storage'
import { uploadPath } from './model'
import { shrinkPicture, type PictureUse } from './shrink'
import { countUpload, hasRoom, noteUpload } from './upload-repository'

const UPLOADS_PER_DAY = 30
const DAY_MS = 86_400_000

/** Dependencies of an upload. */
export interface UploadDependencies {
  readonly db: Queryable
  readonly limit: Limit
  readonly storage: StorageGateway
  /**
   * Semaphores for reading a body, and for resizing a picture: requests waiting for the first stay on the caller's
   * side.
   */
  readonly reading: Semaphore
  readonly shrinking: Semaphore
}

/**
 * Stores a member's picture, resized. The same picture again gives the same address. Whether another one is allowed
 * is checked before `read` receives the body.
 * @throws BusinessError 400 if it is not a supported picture, 429 after 30 in a day, 902 if there is no room left,
 * 503 while too many are being sent at once or the storage is unreachable
 */
export async function uploadImage(
  { db, limit, storage, reading, shrinking }: UploadDependencies,
  memberId: string,
  use: PictureUse,
  read: () => Promise<{ readonly bytes: Buffer }>,
  now: Date
): Promise<{ url: string }> {
  await limit(`upload:${memberId}`, UPLOADS_PER_DAY, DAY_MS, '今天上传的图片太多了，请明天再试')
  if (!(await hasRoom(memberId, db))) throw noRoom()
  const { mime, bytes } = await reading.run(async () => {
    const sent = await read()
    return shrinking.run(() => shrinkPicture(sent.bytes, use))
  })
  const id = await withTransaction(db, async (tx) => {
    const upload = await noteUpload(
      {
        id: randomBytes(16).toString('base64url'),
        memberId,
        mime,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        createdAt: now
      },
      tx
    )
    if (upload.isNew && !(await countUpload(memberId, bytes.length, tx))) throw noRoom()
    return upload.id
  })
  // After the record: everything in storage is always known, and can be removed. A retry finds the record and stores
  // again.
  await fromStorage(storage.put(id, bytes, mime))
  return { url: uploadPath(id) }
}

const noRoom = () => new BusinessError(RESULT.limitReached, '上传的图片太多了，请明天再试')
