import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { ActivityRow } from './read-repository'

export const soldOut = () => new BusinessError(RESULT.soldOut, '名额已满，下次请早')

/** Checks that an activity is running and has something left. @throws BusinessError 901, 903, 904 */
export function expectOpen(
  { startsAt, endsAt, stock, taken }: Pick<ActivityRow, 'startsAt' | 'endsAt' | 'stock' | 'taken'>,
  now: Date
): void {
  if (now < startsAt) throw new BusinessError(RESULT.notStarted, '活动尚未开始')
  if (now >= endsAt) throw new BusinessError(RESULT.ended, '活动已结束')
  if (stock !== null && taken >= stock) throw soldOut()
}
