import { memberEndpoints } from '@contract/member/endpoints'
import { memberSchemas } from '@contract/member/schema'
import type { Kit } from '../../http/kit'
import { createSemaphore } from '../../core/semaphore'
import { confirm, sendAccountCode, type Confirming } from './confirmation'
import type { MemberDependencies } from './dependencies'
import { exportMyData } from './export'
import { pictureRoute } from './picture-route'
import { changeProfile, readMobile, readProfile } from './profile'
import { closeAccount, deleteClosed } from './service'
import { countHoldings } from './summary-repository'
import { sweepUploads } from './sweep-uploads'
import { uploadImage } from './upload'

/** Uploads in memory at a time, up to 5 MB each, and those that wait outside. */
const READING = { permits: 8, maxWaiting: 200 }
/** Pictures being resized at a time: one can take 200 MB. */
const SHRINKING = { permits: 2, maxWaiting: READING.permits }

/** Endpoints for the member's own data and uploaded pictures. */
export function memberModule(kit: Kit, { codesOf }: MemberDependencies): void {
  const { db, log, phones, limit, gateways } = kit
  const semaphores = { reading: createSemaphore(READING), shrinking: createSemaphore(SHRINKING) }
  const confirmations = { db, codesOf }
  kit.bind(memberEndpoints, memberSchemas, {
    getMyMemberInfo: (_input, { memberId }) => readProfile(db, memberId),
    getMemberMobile: (_input, { memberId }) => readMobile(db, memberId),
    updatePersonalInfo: (input, { memberId, now }) => changeProfile(db, memberId, input, now),
    uploadImage: ({ use }, { memberId, file, now }) =>
      uploadImage({ db, limit, storage: gateways.storage, ...semaphores }, memberId, use, file, now),
    getMySummary: (_input, { memberId, now }) => countHoldings(memberId, now, db),
    sendAccountCode: (input, context) => sendAccountCode(confirmations, input, callerOf(context)),
    exportMyData: async ({ code }, context) => {
      const caller = callerOf(context)
      return exportMyData({ db, phones, limit }, await confirm(confirmations, 'export', code, caller), caller)
    },
    deleteAccount: async ({ code }, context) => {
      const caller = callerOf(context)
      return closeAccount(db, await confirm(confirmations, 'deletion', code, caller), caller)
    }
  })
  pictureRoute(kit)
  kit.jobs.every('delete closed accounts', 600_000, (now) => deleteClosed(db, now))
  kit.jobs.every('sweep uploads', 600_000, (now) => sweepUploads({ db, log, storage: gateways.storage }, now))
}

const callerOf = ({ memberId, network, deviceHash, now }: Confirming): Confirming => ({
  memberId,
  network,
  deviceHash,
  now
})
