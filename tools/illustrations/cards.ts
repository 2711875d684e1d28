import { engraving, glow, ramp, svg } from './scenes'

/** Faces of the membership cards: gradient start, gradient end, text colour. */
export const faces: Record<string, readonly [string, string, string]> = {
  ink: ['#3a3d4d', '#1d1f29', '#f3ddb3'],
  gold: ['#d9b36b', '#8f6424', '#fff3d6'],
  rose: ['#c95a72', '#7f2945', '#ffe3e3'],
  jade: ['#3a8a70', '#174a3c', '#dff3e4'],
  azure: ['#4a7fc0', '#1d3d76', '#e2eefb'],
  plum: ['#7d549a', '#3b2150', '#efe2f8'],
  teal: ['#3b8290', '#123f4a', '#e0f4f4'],
  copper: ['#b8693a', '#5e2a12', '#ffe9d6']
}

/** A card lying on a pale background; for lists that mix cards with other goods. */
export function cardOnTable([from, to, ink]: readonly [string, string, string]): string {
  const card =
    `<g transform="translate(52 108) rotate(-7 148 90)"><ellipse cx="156" cy="186" rx="170" ry="26" fill="url(#under)"/><rect width="296" height="180" rx="18" fill="url(#card)"/>` +
    `<clipPath id="edge"><rect width="296" height="180" rx="18"/></clipPath><g clip-path="url(#edge)">${engraving(250, 20, 14, 30, 12, ink, 0.22)}${engraving(30, 190, 8, 20, 12, ink, 0.14)}<circle cx="40" cy="-20" r="190" fill="url(#sheen)"/></g>` +
    `<path d="M38 30 l14 8 v16 l-14 8 l-14 -8 v-16Z" fill="none" stroke="${ink}" stroke-width="4"/><rect x="66" y="38" width="74" height="9" rx="4.5" fill="${ink}" opacity=".9"/><rect x="66" y="53" width="44" height="6" rx="3" fill="${ink}" opacity=".5"/>` +
    `<rect x="24" y="134" width="150" height="8" rx="4" fill="${ink}" opacity=".6"/><rect x="24" y="152" width="86" height="6" rx="3" fill="${ink}" opacity=".4"/><path d="M252 124 q4 18 22 22 q-18 4 -22 22 q-4 -18 -22 -22 q18 -4 22 -22Z" fill="${ink}" opacity=".85"/></g>`
  const body = `<rect width="400" height="400" fill="url(#ground)"/>${engraving(200, 200, 6, 150, 12, to, 0.12)}<circle cx="110" cy="80" r="220" fill="url(#sun)"/>${card}`
  return svg(
    400,
    400,
    ramp('ground', '#f8f5f0', '#e6dfd6') +
      ramp('card', from, to) +
      glow('sun', '#ffffff', 0.8) +
      glow('sheen', '#ffffff', 0.28) +
      glow('under', '#20182a', 0.55),
    body
  )
}
