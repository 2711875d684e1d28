import { memberEndpoints } from '@contract/member/endpoints'
import { phoneEndpoints } from '@contract/phone/endpoints'
import { sessionEndpoints } from '@contract/session/endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { keyed, type Write } from '@/api/write'
import type { PhoneChange } from './model'

/** A number and the code that was sent to it. */
interface Proof {
  readonly mobile: string
  readonly code: string
}

const send = (mobile: string, scene: 'verify' | 'bind', proof: string | undefined) =>
  call(sessionEndpoints.sendSmsCode, { mobile, scene, ...(proof ? { proof } : {}) }, { quiet: true })

const ownMobile = async () => (await call(memberEndpoints.getMemberMobile, {}, { quiet: true })).mobile

/** Sends a code to the member's own number; the page itself only has it masked. */
export const sendOldCode = async (proof?: string) => send(await ownMobile(), 'verify', proof)

/** Sends a code to the member's new number. @throws if it is already theirs */
export async function sendNewCode(mobile: string, proof?: string) {
  if ((await ownMobile()) === mobile) throw new Error('这就是当前的手机号，请输入新的手机号')
  return send(mobile, 'bind', proof)
}

/** Codes are never stored on the device; the page shows errors beside the field. */
const HUSHED = { secret: true, quiet: true } as const

/** Verifies the member's own number. */
export const verifying: Write<{ readonly code: string }, Data<'verifyOldMobile'>> = {
  name: () => 'verifyOldMobile',
  call: (input) => keyed(phoneEndpoints.verifyOldMobile, input),
  ...HUSHED
}

/** Changes the number. */
export const changing: Write<Proof, PhoneChange> = {
  name: () => 'modifyMobile',
  call: (input) => keyed(phoneEndpoints.modifyMobile, input),
  ...HUSHED
}

/** Sets the number of a member who has none. */
export const saving: Write<Proof, PhoneChange> = {
  name: () => 'saveMobile',
  call: (input) => keyed(phoneEndpoints.saveMobile, input),
  ...HUSHED
}

/** Confirms that the other account is merged into this one. */
export const merging: Write<{ readonly agreed: true }, PhoneChange> = {
  name: () => 'modifyAndMergeMember',
  call: (input) => keyed(phoneEndpoints.modifyAndMergeMember, input),
  ...HUSHED
}
