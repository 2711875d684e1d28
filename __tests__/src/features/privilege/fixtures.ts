import { endIn } from '../../../support/ends'
import type { PrivilegeAction, PrivilegeDetail, ReceiveRecord } from '@/features/privilege/model'
import { inDays, privilege } from '../../pages/index/fixtures'

export const action = (over: Partial<PrivilegeAction> = {}): PrivilegeAction => ({
  kind: 'take',
  memberPlateId: 'mp1',
  plateId: 'coffee',
  cardId: 'year',
  memberCardId: 'mc1',
  receiveId: null,
  left: 2,
  resetsAt: inDays(3.5),
  endsAt: null,
  ...over
})

export const privilegeDetail = (over: Partial<PrivilegeDetail> = {}): PrivilegeDetail => ({
  privilege: privilege(),
  brandId: 'wuyu',
  pictures: ['/latte.webp', '/cup.webp'],
  rulesHtml: '<p>堂食可用</p>',
  usageHtml: '<p>出示二维码</p>',
  stock: 12,
  startsAt: null,
  endsAt: null,
  validityDays: 30,
  needsAccount: false,
  groupId: null,
  redirect: null,
  action: action(),
  cautions: [],
  prizes: [],
  stores: [],
  storeTotal: 0,
  ...over
})

export const receiveRecord = (over: Partial<ReceiveRecord> = {}): ReceiveRecord => ({
  receiveId: 'r1',
  privilegeId: 'latte',
  kind: 'food',
  name: '经典拿铁',
  brandName: '雾屿咖啡',
  picture: '/latte.webp',
  faceFen: 2800,
  faceText: '1 杯',
  state: 'issued',
  code: '0076715730951896',
  pin: null,
  covered: false,
  account: null,
  prize: null,
  won: null,
  parcel: null,
  failedReason: null,
  usageHtml: '<p>出示二维码</p>',
  plateName: '咖啡自由',
  receivedAt: inDays(0),
  usedAt: null,
  unmarkable: false,
  expiresAt: endIn(30),
  ...over
})
