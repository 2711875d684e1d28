/** Puts an invented partner into the three tables (docs/how-to/new-partner.md). To be imported first. */
import { put } from '../new-partner'
import { RECORDS } from '../../../server/partners/records'
import { item } from '../../../server/sandbox/partner/site'
import { SITES } from '../../../server/sandbox/partner/sites'

put(RECORDS, {
  name: '示例商城',
  chat: 'food',
  protocol: 'signed',
  variables: ['PARTNER_DEMO_BASE_URL', 'PARTNER_DEMO_APP_ID', 'PARTNER_DEMO_SECRET']
})
put(SITES, {
  slogan: '样样都有',
  colour: '#155a8a',
  tint: '#eaf3fa',
  prefix: 'DEMO',
  items: [item('thing', '一件东西', '现货', 'mug', 1000, 800)]
})
