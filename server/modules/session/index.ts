/** Who is logged in, and the ways in. */

/** Finds the session of a call, and of a page. */
export { readPageSession, readSession } from './read-session-repository'

/** How a distributor signs a union login. Pure. */
export { unionSign } from './union-sign'

/** Where WeChat sends browsers back to. */
export { CALLBACK_PATH } from './wechat-oauth'

/** A code that was sent by SMS: judged, then used up together with what it opens. */
export { judgeCode, wrongCode } from './sms-codes'
export { consumeCode } from './sms-code-repository'
/** Codes by SMS that prove a number, for other modules. */
export { smsProofs, type SmsProofs } from './sms-proofs'

/** The devices of a member: others are logged out; which of them have proven a number. */
export { endOtherSessions } from './devices'
export { forgetDevices, proveDevice } from './proven-device-repository'
