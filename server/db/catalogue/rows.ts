import { chinaMidnight } from '../../lib/china-time'
import { cardCodeMac } from '../../domain/card-code'
import { activityData } from './activities'
import { agreementData } from './agreements/all'
import { brandData } from './brands'
import { printedCards } from './card-codes'
import { cardData, cardPlateData } from './cards'
import { channelData } from './channels'
import { couponData } from './coupons'
import { mallRows } from './mall/all'
import { merchantData } from './merchants'
import { plateData } from './plates'
import { privilegeData } from './privileges/all'
import { ONLY_IN } from './privileges/landmark'
import { productData } from './products'
import type { DayOffset } from './shapes'
import { sightData, ticketKindData } from './sights/all'

/** Kinds that are taken at a store of their brand. */
const atStores = new Set(['coupon', 'film', 'food', 'hotel', 'landmark'])

/** Which privilege is good at which store: those of its brand, in its city where it has one, where it is used at a store at all. */
export const privilegeMerchantData = privilegeData
  .filter((privilege) => atStores.has(privilege.kind))
  .flatMap((privilege) =>
    merchantData
      .filter((merchant) => merchant.brandId === privilege.brandId)
      .filter((merchant) => (ONLY_IN[privilege.id] ?? merchant.cityCode) === merchant.cityCode)
      .map((merchant) => ({ privilegeId: privilege.id, merchantId: merchant.id }))
  )

export const platePrivilegeData = plateData.flatMap((plate) =>
  plate.privilegeIds.map((privilegeId, index) => ({ plateId: plate.id, privilegeId, sort: index + 1 }))
)

/** The whole catalogue as table rows, for a seeding at `now`. */
export function catalogueRows(now: Date, cardPepper: string) {
  const moment = (offset: DayOffset | undefined) => (offset === undefined ? null : chinaMidnight(now, offset))
  return {
    channels: channelData,
    agreements: agreementData.map((text) => ({ ...text, effectiveAt: new Date(text.effectiveAt) })),
    brands: brandData,
    merchants: merchantData,
    privileges: privilegeData.map(({ startsInDays, endsInDays, ...privilege }) => ({
      ...privilege,
      startsAt: moment(startsInDays),
      endsAt: moment(endsInDays)
    })),
    privilegeMerchants: privilegeMerchantData,
    plates: plateData.map(({ privilegeIds: _, ...plate }) => plate),
    platePrivileges: platePrivilegeData,
    cardProducts: cardData,
    cardPlates: cardPlateData,
    products: productData,
    ...mallRows,
    coupons: couponData.map(({ startsInDays, endsInDays, ...coupon }) => ({
      ...coupon,
      startsAt: chinaMidnight(now, startsInDays),
      endsAt: chinaMidnight(now, endsInDays)
    })),
    activities: activityData.map(({ startsInDays, endsInDays, items: _, ...activity }) => ({
      ...activity,
      startsAt: chinaMidnight(now, startsInDays),
      endsAt: chinaMidnight(now, endsInDays)
    })),
    activityItems: activityData.flatMap(({ id, items }) =>
      items.map(([kind, itemId], index) => ({ activityId: id, kind, itemId, sort: index + 1 }))
    ),
    sights: sightData,
    ticketKinds: ticketKindData,
    cardCodes: printedCards.map(({ cardNo, code, cardId }) => ({
      cardNo,
      codeMac: cardCodeMac(cardNo, code, cardPepper),
      cardId
    }))
  }
}
