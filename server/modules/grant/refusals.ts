import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'

/** The same answer for unknown, used, another's and expired codes: guessing reveals nothing. */
export const wrongCode = () => new BusinessError(RESULT.cardCode, '激活码不正确或已失效')

/** The same answer for a number that is not invited and one whose invitation somebody else has used. */
export const notInvited = () => new BusinessError(RESULT.cardCode, '该手机号没有待领取的邀请')

export const hadIt = () => new BusinessError(RESULT.limitReached, '您已领取过，每人限领一次')

export const missing = () => notFound('活动不存在或已结束')

export const noneLeft = () => new BusinessError(RESULT.soldOut, '暂时没有库存，请稍后再试')
