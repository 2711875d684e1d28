/** Sessions and logins. */

/** Finds the session of a call, or of a page. */
export { readPageSession, readSession } from './read-session-repository'
/** The same for many calls at once. */
export { readSessions } from './read-sessions-repository'

/** How a distributor signs a union login. Pure. */
export { unionSign } from './union-sign'

/** Where WeChat redirects browsers to. */
export { CALLBACK_PATH } from './wechat-oauth'

/** An SMS code: checked, then used up together with its effect. */
export { judgeCode, wrongCode } from './sms-codes'
export { consumeCode } from './sms-code-repository'
/** SMS codes that verify a number, for other modules. */
export { smsProofs, type SmsProofs } from './sms-proofs'

/** The devices of a member: logging out others; which of them have verified a number. */
export { endOtherSessions } from './devices'
export { forgetDevices, proveDevice } from './proven-device-repository'
