/** Members as accounts. */

/** Pictures that members uploaded. */
export { checkOwnPictures } from './own-picture'

/** What a new account begins with, and how a number is shown. Pure. */
export { defaultAvatar, defaultNickname, deletionDue, maskMobile, newMemberId } from './model'

/** Two accounts of one person. */
export { joinLate, mergeMembers } from './merge'
export { countBelongings, isMergeOf, lockMembers } from './merge-repository'
