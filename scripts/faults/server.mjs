/** Faults of the server that users would meet: what they would meet, the file, and what is written instead of what. */
export const SERVER_FAULTS = [
  [
    'Parts of a discount do not add up: a fen is off',
    'server/modules/order/pricing.ts',
    'shares[part.index] = part.share + 1',
    'shares[part.index] = part.share'
  ],
  [
    'A coupon is taken off every line, and not those alone that it is for',
    'server/modules/order/pricing.ts',
    'eligible?.[index] === false ? 0 : worthOf(item)',
    'worthOf(item)'
  ],
  [
    'A coupon over 50 yuan cannot be used at 50 yuan exactly',
    'server/modules/coupon/model.ts',
    'if (totalFen < terms.thresholdFen) return',
    'if (totalFen <= terms.thresholdFen) return'
  ],
  [
    'A percentage is taken off without its limit',
    'server/modules/coupon/model.ts',
    'terms.maxOffFen > 0 ? Math.min(offFen, terms.maxOffFen) : offFen',
    'offFen'
  ],
  [
    'What ends with a day ends a day early',
    'server/lib/ends.ts',
    'chinaMidnight(moment, days + 1) as',
    'chinaMidnight(moment, days) as'
  ],
  [
    'At midnight in China the day is still yesterday',
    'server/lib/china-time.ts',
    "inChina(moment).add(daysLater, 'day').format('YYYY-MM-DD')",
    'moment.toISOString().slice(0, 10 + 0 * daysLater)'
  ],
  ['A whole phone number stands in a list', 'server/lib/mask-phones.ts', "'$1****$2')", "'$1$2')"],
  [
    'A part of a yuan earns a point as well',
    'server/modules/points/model.ts',
    'Math.floor(paidFen / FEN_A_YUAN)',
    'Math.ceil(paidFen / FEN_A_YUAN)'
  ],
  [
    'Fewer points than the least can be used',
    'server/modules/points/model.ts',
    'limit < rule.leastPoints ? 0 : limit',
    'limit'
  ],
  [
    'A ticket is free to return after its hour',
    'server/modules/ticket/refund-rule.ts',
    'if (free && now < free)',
    'if (free && now > free)'
  ],
  [
    'A ticket can be returned after its day',
    'server/modules/ticket/refund-rule.ts',
    'if (now >= endOf(day)) return null',
    'if (now > midnightOf(day, 9)) return null'
  ],
  [
    'Goods are free to send just below the amount',
    'server/modules/mall/freight.ts',
    'amountFen >= freeFromFen',
    'amountFen > freeFromFen'
  ],
  [
    'The second piece is sent for nothing',
    'server/modules/mall/freight.ts',
    'Math.ceil(more / moreUnits) * moreFen',
    'Math.floor(more / moreUnits / 2) * moreFen'
  ],
  [
    'Goods of another channel can be looked at',
    'server/modules/mall/product-repository.ts',
    'or ${channel} = any(${mallProducts.channelCodes})',
    'or true or ${channel} = any(${mallProducts.channelCodes})'
  ],
  [
    'The address of another member can be read',
    'server/modules/address/repository.ts',
    'and(eq(addresses.id, id), eq(addresses.memberId, memberId), isNull(addresses.deletedAt))',
    'and(eq(addresses.id, id), isNull(addresses.deletedAt))'
  ],
  [
    'More coupons are claimed than there are',
    'server/modules/coupon/claim-repository.ts',
    'where id = $2 and claimed < total and',
    'where id = $2 and'
  ],
  [
    'A code can be used after its last day',
    'server/modules/privilege/shop-repository.ts',
    ' and r.expires_at > $1',
    ' and $1::timestamptz is not null'
  ],
  [
    'A code comes back into use after its money',
    'server/modules/aftersale/take-back-rest.ts',
    '    await revokeHeldGoods(tx, id, now)\n',
    ''
  ],
  [
    'A cancelled order keeps its coupon',
    'server/modules/order/lifecycle.ts',
    "none: 'back',\n  locked",
    "none: 'none',\n  locked"
  ],
  [
    'Pieces of a cancelled order are lost',
    'server/modules/order/lifecycle.ts',
    "held: { none: 'back',",
    "held: { none: 'none',"
  ],
  [
    'A month has no end: a plate gives twice at its turn',
    'server/domain/plate-rounds.ts',
    'moment >= term.endsAt) return null',
    'moment > term.endsAt) return null'
  ],
  [
    'A referrer earns on what was given back',
    'server/modules/distribution/model.ts',
    'BigInt(payFen - refundedFen)',
    'BigInt(payFen)'
  ],
  [
    'A refused request still holds its pieces',
    'server/modules/aftersale/decide.ts',
    'refusedReason: reason })\n    if (!row) throw notNow(CHANGED)\n    await release(tx, row)',
    'refusedReason: reason })\n    if (!row) throw notNow(CHANGED)'
  ],
  [
    'A text of the operator runs in the page',
    'server/http/rich-text.ts',
    '[name, clean(data[name])]',
    '[name, data[name]]'
  ],
  [
    'A card that ends in a week is not told of on its first day',
    'server/modules/card/expiry.ts',
    'daysLeft <= EXPIRY_NOTICE_DAYS',
    'daysLeft < EXPIRY_NOTICE_DAYS'
  ]
]
