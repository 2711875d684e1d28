import type { PartnerRecord } from './partner-record'

export const meituanDp = {
  name: '大众点评',
  chat: 'food',
  protocol: 'signed',
  variables: ['PARTNER_DIANPING_BASE_URL', 'PARTNER_DIANPING_APP_ID', 'PARTNER_DIANPING_SECRET']
} as const satisfies PartnerRecord
