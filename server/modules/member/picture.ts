import type { Queryable } from '../../db/client'
import type { StorageGateway } from '../../gateways/storage/storage-gateway'
import { notFound } from '../../core/business-error'
import { fromStorage } from './from-storage'
import { findUpload } from './upload-repository'

/** Metadata of an uploaded picture, known before its bytes are fetched. */
export interface PictureMetadata {
  readonly mime: string
  /** Strong: the bytes at one address never change. */
  readonly etag: string
}

/** @throws BusinessError 404 */
export async function pictureMetadata(db: Queryable, id: string): Promise<PictureMetadata> {
  const upload = await findUpload(id, db)
  if (!upload) throw noPicture()
  return { mime: upload.mime, etag: `"${upload.sha256}"` }
}

/** Whether `If-None-Match` matches; an intermediate cache may have made the tag a weak one. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** Reads pictures; concurrent requests for the same one share a single read. */
export function readPictures(storage: () => StorageGateway): (id: string) => Promise<Buffer> {
  const reading = new Map<string, Promise<Buffer | null>>()
  return async (id) => {
    const read =
      reading.get(id) ??
      storage()
        .get(id)
        .finally(() => reading.delete(id))
    reading.set(id, read)
    const bytes = await fromStorage(read)
    if (bytes) return bytes
    throw noPicture()
  }
}

const noPicture = () => notFound('图片不存在')
