/** Members as accounts. */

/** Pictures that members uploaded. */
export { checkOwnPictures } from './own-picture'

/** The defaults of a new account, and how a number is displayed. Pure. */
export { defaultAvatar, defaultNickname, deletionDue, maskMobile, newMemberId } from './model'

/** Merging two accounts of one person. */
export { joinLate, mergeMembers } from './merge'
export { countBelongings, isMergeOf, lockMembers } from './merge-repository'

/** Members as staff find them, and what staff do about one. */
export {
  blockMember,
  expectMember,
  logOutMember,
  membersByPhone,
  operatorMember,
  operatorMembers,
  unblockMember,
  wholePhone
} from './operator'
