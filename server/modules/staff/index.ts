/** Staff: their logins and sessions, and the audit trail of their acts. */

export { hasStaff, loungesOf, type StaffMember } from './account-repository'
export { loginStaff, STAFF_SESSION_HOURS } from './login'
export { endStaffSession, findStaffSession, staffSessionEnd } from './session-repository'

/** Everything that staff do is done through this. */
export { performAct, type Actor } from './acts'
export { readActs, readActsAbout } from './audit'
export { redeemedSince } from './act-repository'
