import type { ConsoleEndpoint } from '../endpoint'

const READING = ['owner', 'manager', 'service', 'finance'] as const
const HELPING = ['owner', 'manager', 'service'] as const
const RULING = ['owner', 'manager'] as const

/** Members: found, helped, compensated, kept out. */
export const consoleMemberEndpoints = {
  members: { method: 'GET', path: '/console/api/members', roles: READING },
  // a phone number is in no address: a look by one is an act, and no GET
  membersByPhone: {
    method: 'POST',
    path: '/console/api/members/by-phone',
    roles: READING,
    act: 'membersByPhone'
  },
  memberDetail: { method: 'GET', path: '/console/api/members/detail', roles: READING },
  revealMemberPhone: {
    method: 'POST',
    path: '/console/api/members/phone',
    roles: HELPING,
    act: 'revealMemberPhone'
  },
  blockMember: {
    method: 'POST',
    path: '/console/api/members/block',
    roles: RULING,
    keyed: true,
    act: 'blockMember'
  },
  unblockMember: {
    method: 'POST',
    path: '/console/api/members/unblock',
    roles: RULING,
    keyed: true,
    act: 'unblockMember'
  },
  logOutMember: {
    method: 'POST',
    path: '/console/api/members/log-out',
    roles: HELPING,
    keyed: true,
    act: 'logOutMember'
  },
  giveCoupon: {
    method: 'POST',
    path: '/console/api/members/coupon',
    roles: HELPING,
    keyed: true,
    act: 'giveCoupon'
  },
  givePoints: {
    method: 'POST',
    path: '/console/api/members/points',
    roles: HELPING,
    keyed: true,
    act: 'givePoints'
  },
  giveCardDays: {
    method: 'POST',
    path: '/console/api/members/card-days',
    roles: HELPING,
    keyed: true,
    act: 'giveCardDays'
  },
  givePrivilege: {
    method: 'POST',
    path: '/console/api/members/privilege',
    roles: HELPING,
    keyed: true,
    act: 'givePrivilege'
  }
} as const satisfies Record<string, ConsoleEndpoint>
