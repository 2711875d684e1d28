import type { PartnerRecord } from './partner-record'

export const hdz = {
  name: '好点子礼券',
  chat: 'coupon',
  protocol: 'signed',
  variables: ['PARTNER_HDZ_BASE_URL', 'PARTNER_HDZ_APP_ID', 'PARTNER_HDZ_SECRET']
} as const satisfies PartnerRecord
