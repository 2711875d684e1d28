/** Faults of the client that users would meet: what they would meet, the file, and what is written instead of what. */
export const CLIENT_FAULTS = [
  ['A price of 9.05 reads 9.5', 'src/lib/money.ts', ".padStart(2, '0') }", '}'],
  [
    'The last day of a coupon reads one day later',
    'src/lib/time.ts',
    'withDots(lastDayOf(end))',
    'withDots(dayOf(msOf(end)))'
  ],
  [
    'What ends today ends tomorrow',
    'src/lib/time.ts',
    "if (days <= 0) return '今天'",
    "if (days < 0) return '今天'"
  ],
  ['12,000 sold reads 1.2万+ where it is exactly that', 'src/lib/count.ts', "? '' : '+'", "? '+' : ''"],
  [
    'The cart adds up one piece of each line',
    'src/features/cart/model.ts',
    '({ unitFen, quantity }) => unitFen * quantity',
    '({ unitFen }) => unitFen'
  ],
  [
    'All is ticked although one line is not',
    'src/features/cart/model.ts',
    'chosen.length === valid.length',
    'chosen.length > 0'
  ],
  [
    'A dearer line says that it became cheaper',
    'src/features/cart/model.ts',
    'return seenFen > priceFen ?',
    'return seenFen < priceFen ?'
  ],
  [
    'A coupon of 85 % reads 85 折',
    'src/features/coupon/coupon-text.ts',
    'String(percent / 10)',
    'String(percent)'
  ],
  [
    'A claimed coupon still says 领取',
    'src/features/coupon/coupon-text.ts',
    "claimed: '去使用'",
    "claimed: '领取'"
  ],
  [
    'The tab of the cards is shown to a member without any',
    'src/features/tabs/model.ts',
    '(cards !== undefined && cards.length > 0)',
    'cards !== undefined'
  ],
  [
    'The red dot of a tab stays when all is read',
    'src/features/tabs/model.ts',
    '?.size ?? (tab.isHot ? 1 : 0)) > 0',
    '?.size ?? 0) > 0 || tab.isHot'
  ],
  [
    'The price list says best although another way is cheaper',
    'src/features/order/price-text.ts',
    'if (couldSaveFen === 0)',
    'if (couldSaveFen >= 0)'
  ],
  [
    'The order is made at any price, whatever the page showed',
    'src/features/order/commands.ts',
    'seenFen === undefined ? {} : { seenFen }',
    'seenFen === undefined ? {} : {}'
  ],
  [
    'A cancelled order stays in the list as unpaid',
    'src/features/order/commands.ts',
    '    await refreshOrders()\n',
    '    void 0\n'
  ],
  [
    'A write is sent without its key, and done twice when repeated',
    'src/api/headers.ts',
    "(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {})",
    '(idempotencyKey ? {} : {})'
  ],
  [
    'Lists stay as they were after a write',
    'src/api/invalidate.ts',
    'providesAny(query, now) })',
    'providesAny(query, later) })'
  ],
  [
    'An address of another purchase is taken',
    'src/features/address/chosen.ts',
    '  store.set(chosenAddressAtom, null)\n',
    ''
  ],
  ['The middle of a phone number is shown', 'src/features/address/model.ts', "'$1****'", "'$10000'"],
  [
    'A member with a card sees the common price',
    'src/features/mall/sku-choice.ts',
    '(cardHolder ? (cardPriceFen ?? priceFen) : priceFen)',
    '(cardHolder ? priceFen : (cardPriceFen ?? priceFen))'
  ],
  [
    'More than there are can be put into the cart',
    'src/features/mall/sku-choice.ts',
    'Math.min(sku?.left ?? 1,',
    'Math.max(sku?.left ?? 1,'
  ],
  [
    'The plus button takes one away',
    'src/ui/stepper/stepper.tsx',
    'onPress={() => onChange(value + 1)}',
    'onPress={() => onChange(value - 1)}'
  ],
  [
    'A button does nothing',
    'src/ui/button/button.tsx',
    'if (!idle && settled) onPress?.()',
    'if (idle && settled) onPress?.()'
  ],
  [
    'A countdown of an hour shows minutes alone',
    'src/ui/countdown/remaining.ts',
    '(hours > 0 ? [hours, ...clock] : clock)',
    '(hours > 9 ? [hours, ...clock] : clock)'
  ],
  [
    'A link to another host opens inside',
    'src/lib/safe-url.ts',
    "kind: inside ? 'inside' : 'outside'",
    "kind: inside ? 'inside' : 'inside'"
  ],
  [
    'A second payment can be begun while one is under way',
    'src/features/order/payment-machine.ts',
    "isBusy(payment) || payment.step === 'paid' ? payment",
    "payment.step === 'paid' ? payment"
  ]
]
