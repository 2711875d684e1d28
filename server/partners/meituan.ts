import type { PartnerRecord } from './partner-record'

export const meituan = {
  name: '美团',
  chat: 'food',
  protocol: 'signed',
  variables: ['PARTNER_MEITUAN_BASE_URL', 'PARTNER_MEITUAN_APP_ID', 'PARTNER_MEITUAN_SECRET']
} as const satisfies PartnerRecord
