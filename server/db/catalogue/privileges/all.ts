import type { PrivilegeData } from '../shapes'
import { carePrivileges } from './care'
import { couponPrivileges } from './coupon'
import { filmPrivileges } from './film'
import { foodPrivileges } from './food'
import { goodsPrivileges } from './goods'
import { hotelPrivileges } from './hotel'
import { landmarkPrivileges } from './landmark'
import { lotteryPrivileges } from './lottery'
import { partnerPrivileges } from './partner'
import { rechargePrivileges } from './recharge'
import { travelPrivileges } from './travel'

export const privilegeData: PrivilegeData[] = [
  ...couponPrivileges,
  ...filmPrivileges,
  ...foodPrivileges,
  ...hotelPrivileges,
  ...travelPrivileges,
  ...landmarkPrivileges,
  ...goodsPrivileges,
  ...rechargePrivileges,
  ...carePrivileges,
  ...lotteryPrivileges,
  ...partnerPrivileges
]
