/** The paid membership for airport lounges. */

/** Granting the membership of a paid order, and revoking an unused one. */
export { grantLoungePass } from './grant'
export { loungePassStatus, revokeLoungePass } from './pass-repository'

/** The gate, as used by YueTu and its sandbox. */
export { enterLounge, type EntryAnswer, type EntryVerdict } from './gate'
export { listGates } from './gate-repository'
