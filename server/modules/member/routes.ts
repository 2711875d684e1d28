import { memberEndpoints } from '@contract/member/endpoints'
import { memberSchemas } from '@contract/member/schema'
import { notFound } from '../../http/business-error'
import type { Kit } from '../../http/kit'
import { changeProfile, readMobile, readProfile } from './profile'
import { deleteAccount, uploadImage } from './service'
import { countHoldings } from './summary-repository'
import { findUpload } from './upload-repository'

/** Calls about the member's own data, and the pictures that members uploaded. */
export function memberModule(kit: Kit): void {
  const { db, limit } = kit
  kit.bind(memberEndpoints, memberSchemas, {
    getMyMemberInfo: (_input, { memberId }) => readProfile(db, memberId),
    getMemberMobile: (_input, { memberId }) => readMobile(db, memberId),
    updatePersonalInfo: (input, { memberId, now }) => changeProfile(db, memberId, input, now),
    uploadImage: async (_input, { memberId, file, now }) =>
      uploadImage({ db, limit }, memberId, (await file()).bytes, now),
    getMySummary: (_input, { memberId, now }) => countHoldings(db, memberId, now),
    deleteAccount: (_input, { memberId, now }) => deleteAccount(db, memberId, now)
  })
  kit.rawRoute({
    method: 'GET',
    url: '/assets/uploads/:id',
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      const upload = await findUpload(db, id)
      if (!upload) throw notFound('图片不存在')
      return reply
        .type(upload.mime)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .send(upload.bytes)
    }
  })
}
