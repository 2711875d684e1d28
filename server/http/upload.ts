import type { FastifyRequest } from 'fastify'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import type { UploadedFile } from './context'

/** Largest file of an upload, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** Reads the file in field `file` (rule call.all). @throws BusinessError 400 */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new BusinessError(RESULT.badRequest, '请选择要上传的文件')
  try {
    const part = await request.file()
    if (!part || part.fieldname !== 'file') throw new BusinessError(RESULT.badRequest, '请选择要上传的文件')
    return { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() }
  } catch (problem) {
    // The parser's own errors about a truncated form, or a missing or wrong boundary, have no status.
    if (problem instanceof BusinessError || (problem as { statusCode?: number }).statusCode !== undefined)
      throw problem
    throw new BusinessError(RESULT.badRequest, '上传的内容不完整，请重新上传', { cause: problem })
  }
}
