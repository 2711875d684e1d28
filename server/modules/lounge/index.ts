/** The paid membership for airport lounges. */

/** The membership of an order that is paid, and taking back one that nobody used. */
export { grantLoungePass } from './grant'
export { loungePassStatus, revokeLoungePass } from './pass-repository'

/** The gate, as YueTu and its sandbox work it. */
export { enterLounge, type EntryAnswer, type EntryVerdict } from './gate'
export { listGates } from './gate-repository'
