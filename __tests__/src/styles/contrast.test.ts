import { contrast, THEMES, token, tokensOf } from './read-tokens'

/** Text and what it stands on, everywhere in the product. */
const PAIRS = [
  ['ink', 'surface'],
  ['ink-2', 'surface'],
  ['ink-3', 'surface'],
  ['ink', 'ground'],
  ['ink-2', 'ground'],
  ['ink-3', 'ground'],
  ['ink', 'line'],
  ['accent', 'surface'],
  ['on-accent', 'accent'],
  ['on-accent', 'dot'],
  ['accent-deep', 'accent-soft'],
  ['gold', 'surface'],
  ['gold', 'gold-soft'],
  ['gold', 'accent-soft'],
  ['ink-2', 'gold-soft'],
  ['card-ink', 'card-from'],
  ['card-ink', 'card-to'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['warn', 'surface'],
  ['info', 'info-soft'],
  ['bad', 'bad-soft']
] as const

describe.each(
  THEMES.flatMap((theme) =>
    (['day', 'dark', 'daylight in the dark'] as const).map((light) => ({ theme, light }))
  )
)('theme $theme, $light', ({ theme, light }) => {
  const tokens = tokensOf(theme, light)

  it.each(PAIRS)('%s on %s is at least 4.5 to 1', (text, ground) => {
    expect(contrast(token(tokens, text), token(tokens, ground))).toBeGreaterThanOrEqual(4.5)
  })
})

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('yanglao is a step larger with targets of 52', () => {
  const main = tokensOf('main')
  const large = tokensOf('yanglao')
  for (const step of ['note', 'sub', 'body', 'title', 'head', 'figure'])
    expect(parseInt(token(large, `type-${step}`))).toBeGreaterThan(parseInt(token(main, `type-${step}`)))
  expect(token(large, 'target')).toBe('52px')
  expect(token(main, 'target')).toBe('44px')
})
