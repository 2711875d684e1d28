import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'

/** Refused because of the state of the order, the goods or the request. */
export const notNow = (why: string) => new BusinessError(RESULT.orderState, why)
