import { cardFace } from '@contract/card/shapes'
import { id, text } from '@contract/common'
import { partnerCode } from '@contract/partner/shapes'
import { platePeriod } from '@contract/plate/shapes'
import { privilegeKind } from '@contract/privilege/shapes'
import { z } from 'zod'
import { cardPlates, cardProducts } from '../schema/card'
import { brands, merchants } from '../schema/merchant'
import { platePrivileges, plates } from '../schema/plate'
import { privilegeMerchants, privileges } from '../schema/privilege'
import { products } from '../schema/product'
import { entity, type Entity } from './entity'
import { cityCode, period, placed, priced } from './entity-rules'
import { drawPrize, prizeProblems } from './draw-prizes'
import { inItsCity } from './places'
import { refsTo } from './refs'

const ids = z.array(id)

const redirect = z.strictObject({
  partner: partnerCode.optional(),
  path: text(500),
  jointLogin: z.int().min(1).max(4).optional(),
  miniProgramAppId: text(40).optional(),
  miniProgramRedirectUrl: text(300).optional(),
  isInternal: z.union([z.literal(0), z.literal(1)]).optional()
})

/** Sellers and benefits: each refers to those before it. */
export const rightsEntities: readonly Entity[] = [
  entity({
    name: 'brands',
    about: 'Who gives privileges.',
    words: {
      intro: 'what they are, in a sentence or two'
    },
    table: brands,
    takeAway: 'stay',
    refine: { name: text(30, 1), intro: text(200) }
  }),
  entity({
    name: 'merchants',
    about: 'Stores, with their place.',
    words: {
      rating: 'stars out of 50: 47 is 4.7',
      category: 'what it is listed under: 美食, 咖啡, …'
    },
    table: merchants,
    takeAway: 'unlink',
    refs: [refsTo('brandId', 'brands')],
    refine: {
      name: text(60, 1),
      category: text(20, 1),
      cityCode,
      phone: text(20),
      hours: text(60),
      rating: z.int().min(0).max(50),
      lng: z.number().min(-180).max(180),
      lat: z.number().min(-90).max(90)
    },
    check: inItsCity
  }),
  entity({
    name: 'privileges',
    about: 'What can be taken, and at which stores.',
    words: {
      kind: 'coupon, film, food, hotel, travel, landmark, goods, recharge, care, lottery, …: where it is listed',
      faceFen: 'what it is worth, fen',
      costFen: 'what one that is given costs the business, fen; only reports read it',
      faceText: 'the same in words: 免单, 2 张',
      delivery:
        'code, pair (code and PIN), account (recharge), parcel (goods, to an address), draw (lottery)',
      validityDays: 'days that a code is good for once it is received',
      birthday: 'month or day: usable only in the month, or on the day, of the birthday',
      weekdays:
        'days of the week on which it is usable: [6, 7] = Saturday and Sunday; all where nothing is said',
      prizes:
        'of a draw: [{ name: 立减券, weight: 60, kind: coupon, couponId: … }]; kinds: points (points), coupon (couponId), privilege (privilegeId), none',
      groupId: 'of those with the same one can be chosen',
      groupName: 'how that choice is called',
      redirect: 'where it is had, if at a partner’s',
      merchantIds: 'stores where it is good, ids of merchants',
      pictures: 'the gallery; picture alone where nothing is said'
    },
    table: privileges,
    takeAway: 'end',
    hasStock: true,
    refs: [
      refsTo('brandId', 'brands'),
      refsTo('merchantIds', 'merchants'),
      refsTo('prizes', 'coupons', 'couponId'),
      refsTo('prizes', 'privileges', 'privilegeId')
    ],
    children: [
      {
        property: 'merchantIds',
        table: privilegeMerchants,
        parent: 'privilegeId',
        plain: 'merchantId',
        shape: ids.optional()
      }
    ],
    refine: {
      kind: privilegeKind,
      name: text(60, 1),
      subtitle: text(80),
      faceText: text(20),
      delivery: z.enum(['code', 'pair', 'account', 'parcel', 'draw']),
      validityDays: z.int().min(1).max(3650),
      birthday: z.enum(['day', 'month']),
      weekdays: z.array(z.int().min(1).max(7)).min(1),
      prizes: z.array(drawPrize).min(1),
      groupId: id,
      groupName: text(40),
      redirect
    },
    complete: (entry) => ({ pictures: [entry.picture], faceText: '', ...entry }),
    check: (entry) => [
      ...period(entry),
      ...((entry.delivery === 'draw') === Boolean(entry.prizes)
        ? []
        : [['prizes', 'A draw has prizes, and nothing else has'] as const]),
      // goods of ours are sent; those of a partner are had there
      ...((entry.delivery === 'parcel') === (entry.kind === 'goods' && !entry.redirect)
        ? []
        : [['delivery', 'Goods are sent (parcel), and nothing else is'] as const]),
      ...prizeProblems(entry.prizes)
    ]
  }),
  entity({
    name: 'plates',
    about: 'Privileges in packs, so many of them a round.',
    words: {
      period: 'how long a round is: once, week, month, quarter, year',
      quota: 'how many may be taken a round',
      rounds: 'how many rounds there are',
      buyLimit: 'how often one member may buy it; 0 = not limited',
      privilegeIds: 'what is in it, ids of privileges in their order'
    },
    table: plates,
    takeAway: 'offSale',
    hasStock: true,
    atFirst: ['sold'],
    refs: [refsTo('privilegeIds', 'privileges')],
    children: [
      {
        property: 'privilegeIds',
        table: platePrivileges,
        parent: 'plateId',
        place: 'sort',
        plain: 'privilegeId',
        shape: ids
      }
    ],
    refine: {
      name: text(30, 1),
      subtitle: text(60),
      period: platePeriod,
      quota: z.int().min(1),
      rounds: z.int().min(1)
    },
    complete: placed,
    check: priced
  }),
  entity({
    name: 'cards',
    about: 'Membership cards.',
    words: {
      level: 'the small line on its face',
      tagline: 'what it promises, in a line',
      face: 'how it looks: a name of our faces',
      benefits: 'its promises, line by line',
      instructionsHtml: 'how it is used, as HTML',
      plates: 'packs: [{ plateId: coffee, mode: included }], or addon: can be bought onto it'
    },
    table: cardProducts,
    takeAway: 'offSale',
    hasStock: true,
    atFirst: ['sold'],
    refs: [refsTo('plates', 'plates', 'plateId')],
    children: [
      {
        property: 'plates',
        table: cardPlates,
        parent: 'cardId',
        place: 'sort',
        group: 'mode',
        shape: z.array(z.strictObject({ plateId: id, mode: z.enum(['included', 'addon']) }))
      }
    ],
    refine: {
      name: text(30, 1),
      level: text(20),
      tagline: text(60),
      face: cardFace,
      validityDays: z.int().min(1).max(3650),
      benefits: z.array(text(30))
    },
    complete: placed,
    check: priced
  }),
  entity({
    name: 'products',
    about: 'What is sold without a card; it hands over a privilege.',
    table: products,
    takeAway: 'offSale',
    hasStock: true,
    atFirst: ['sold'],
    refs: [refsTo('privilegeId', 'privileges')],
    refine: { name: text(60, 1), subtitle: text(80) },
    complete: placed,
    check: priced
  })
]
