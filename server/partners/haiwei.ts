import type { PartnerRecord } from './partner-record'

export const haiwei = {
  name: '海味优选',
  chat: 'food',
  protocol: 'signed',
  variables: ['PARTNER_HAIWEI_BASE_URL', 'PARTNER_HAIWEI_APP_ID', 'PARTNER_HAIWEI_SECRET']
} as const satisfies PartnerRecord
