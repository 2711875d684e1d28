import type { PartnerRecord } from './partner-record'

export const qnx = {
  name: '去哪享旅行',
  chat: 'coupon',
  protocol: 'signed',
  variables: ['PARTNER_QNX_BASE_URL', 'PARTNER_QNX_APP_ID', 'PARTNER_QNX_SECRET']
} as const satisfies PartnerRecord
