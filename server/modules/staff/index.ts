/** Staff: their logins and sessions, and the audit trail of their acts. */

export { hasStaff, loungesOf, type StaffMember } from './account-repository'
export { confirmStaff, loginStaff } from './login'
export { loginByIdentity, NoAccount } from './login-by-identity'
export { loginByPasskey } from './login-by-passkey'
export { readLogins } from './logins'
export { STAFF_SESSION_HOURS } from './open-session'
export { addPasskey, beginPasskey, newChallenge, removeOwnPasskey } from './passkeys'
export { requestOptions, type RelyingParty } from './webauthn'
export { endStaffSession, findStaffSession, staffSessionEnd } from './session-repository'

/** Everything that staff do is done through this. */
export { performAct, type Actor } from './acts'
export { readActs, readActsAbout } from './audit'
export { redeemedSince } from './act-repository'
