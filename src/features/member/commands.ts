import { memberEndpoints } from '@contract/member/endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import { uploadImage } from '@/api/upload'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { endSession } from '@/features/session/session'
import { tell } from '@/platform/feedback/feedback'
import { writeStored } from '@/platform/storage/stored-values'
import { goHome } from '@/routes/navigate'
import { formatLastDay } from '@/lib/time'
import { DELETE_WORD, type MemberProfile, type ProfileChange } from './model'
import { profileQuery } from './queries'
import { addWaiting, dropWaiting, withWaiting } from './waiting-changes'

const { queryKey } = profileQuery()

let lastUpdate: Promise<unknown> = Promise.resolve()

function show(update: (shown: MemberProfile) => MemberProfile): void {
  queryClient.setQueryData<MemberProfile>(queryKey, (shown) => shown && withWaiting(update(shown)))
}

/** What the fields of a change were before it. */
function before(change: ProfileChange, profile: MemberProfile | undefined): Partial<MemberProfile> {
  if (!profile) return {}
  const keys = Object.keys(change) as (keyof ProfileChange)[]
  return Object.fromEntries(keys.map((key) => [key, profile[key]]))
}

/**
 * Saves a change: shown at once, taken back if it fails. Changes are sent one after the other, so that the last one made
 * is the one that stays.
 * @throws ApiError; reported by a toast unless `quiet`
 */
export async function saveProfile(change: ProfileChange, options: { quiet?: boolean } = {}): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  const undo = before(change, queryClient.getQueryData<MemberProfile>(queryKey))
  addWaiting(change)
  show((shown) => shown)
  const update = lastUpdate.then(() => call(memberEndpoints.updatePersonalInfo, change, options))
  lastUpdate = update.catch(() => undefined)
  try {
    const saved = await update
    dropWaiting(change)
    show(() => saved)
    // a birthday decides what can be taken
    if (change.birthday !== undefined) void invalidate({ invalidatesTags: ['privilege'] })
  } catch (error) {
    dropWaiting(change)
    show((shown) => ({ ...shown, ...undo }))
    // the response may have been lost: the server's state is authoritative
    void invalidate(memberEndpoints.updatePersonalInfo)
    throw error
  }
}

/** Uploads a picture of the device and makes it the member's. @throws ApiError, after a toast */
export async function saveAvatar(filePath: string): Promise<void> {
  const { url } = await uploadImage(filePath, 'avatar')
  await saveProfile({ avatar: url })
}

/** A copy of everything personal of the member, as a file of text. */
export type MyData = Data<'exportMyData'>

/** What is confirmed by a fresh code. */
export type CodePurpose = 'export' | 'deletion'

/** A fresh code, where the member has a number. */
export interface FreshCode {
  readonly code?: string
}

/** Sends a code for one purpose to the member's own number; the caller reports failures. */
export const sendAccountCode = (purpose: CodePurpose, proof: string | undefined) =>
  call(memberEndpoints.sendAccountCode, { purpose, ...(proof ? { proof } : {}) }, { quiet: true })

/** Creates the copy; the caller reports failures. */
export const makeMyData = (fresh: FreshCode): Promise<MyData> =>
  call(memberEndpoints.exportMyData, fresh, { quiet: true })

/** Asks to delete the account, which closes it; 907 while an order or refund is open. */
export const deletion: Write<{ readonly confirm: typeof DELETE_WORD } & FreshCode, Data<'deleteAccount'>> = {
  name: () => 'deleteAccount',
  call: (word) => keyed(memberEndpoints.deleteAccount, word),
  // the code must not be stored on the device
  secret: true,
  quiet: true
}

/** Closes the account and ends the session on this device. Nothing logs in by itself afterwards. */
export function useDeleteAccount(failed: (error: Error) => void) {
  const { submit, pending } = useWrite(deletion, {
    then: async ({ data: { deletedAt } }) => {
      writeStored('IS_LOGOUT', true)
      endSession()
      await goHome()
      await tell(
        `${formatLastDay(deletedAt)} 及之前再次登录即可撤销；之后账号和资料将被删除，无法恢复。`,
        '注销申请已提交'
      )
    },
    failed
  })
  return {
    deleteAccount: (fresh: FreshCode) => submit({ confirm: DELETE_WORD, ...fresh }),
    deleting: pending !== undefined
  }
}
