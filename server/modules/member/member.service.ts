/** Members as accounts. */

/** What a new account begins with, and how a number is shown. Pure. */
export { defaultAvatar, defaultNickname, maskMobile, newMemberId } from './model'
