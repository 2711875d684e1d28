import type { PartnerRecord } from './partner-record'

export const years = {
  name: '年年电影',
  chat: 'movie',
  protocol: 'signed',
  variables: ['PARTNER_YEARS_BASE_URL', 'PARTNER_YEARS_APP_ID', 'PARTNER_YEARS_SECRET']
} as const satisfies PartnerRecord
