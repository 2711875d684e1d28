/**
 * Codes and invited numbers of the demo in plain form: for trying out grants by hand. Like the codes of printed cards
 * they are secrets, and belong in no repository but this demo's.
 */
export const DEMO_CODES = {
  'main-welcome': [
    'WELC2026HAPPY234',
    'WELC2026HAPPY567',
    'WELC2026HAPPY89A',
    'K7QM2XWAR4TD9HNC',
    'V8PB3GYEJ6SL5FZU'
  ],
  'main-invited': ['FRND2026BACKP234', 'FRND2026BACKP567', 'N2CW7KDXH9EA4RMT']
} as const

/** The demo's member, some family members, and a few more. */
export const DEMO_INVITED = {
  'main-invited': ['13800138000', '13800000001', '13800000002', '13900139000'],
  'main-staff': ['13800138000', '13800000001', '13800000002', '13900139000']
} as const
