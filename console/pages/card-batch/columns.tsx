import type { ConsoleData } from '@contract/console/types'
import type { ItemOf } from '../../api/paged'
import type { Column } from '../../parts/column'
import { CopiedNumber } from '../../parts/copied-number'
import { MemberLink } from '../../parts/member-link'
import { Time } from '../../parts/time'

/** Of a day on which cards were activated. */
export const DAYS: readonly Column<ConsoleData<'cardBatch'>['days'][number]>[] = [
  { title: '日期', show: ({ day }) => day },
  { title: '激活数', show: ({ activated }) => activated, isNumber: true }
]

/** Of a card that was activated. */
export const MEMBERS: readonly Column<ItemOf<'cardBatchMembers'>>[] = [
  { title: '卡号', show: ({ cardNo }) => <CopiedNumber value={cardNo} /> },
  { title: '会员', show: ({ member }) => <MemberLink member={member} /> },
  { title: '激活时间', show: ({ activatedAt }) => <Time at={activatedAt} /> }
]
