import { readFileSync } from 'node:fs'

const steps = (text: string, unit: string, px: number): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`--type-(\\w+): ([\\d.]+)${unit};`, 'g'))].map(([, name, size]) => [
      name,
      Number(size) * px
    ])
  )
const [usual = '', larger = '', elder = ''] = readFileSync('src/styles/text-size.css', 'utf8').split(
  /html \.theme-yanglao|html \.theme\.theme-elder/
)
const [tokens = '', elderTokens = ''] = readFileSync('src/styles/tokens.scss', 'utf8').split(
  '.theme.theme-elder'
)

it("on the web the steps of type are the tokens', in the unit that follows the user's size of text", () => {
  expect(Object.keys(steps(tokens, 'px', 1))).toHaveLength(6)
  expect(steps(usual, 'rem', 16)).toEqual(steps(tokens, 'px', 1))
  expect(steps(elder, 'rem', 16)).toEqual(steps(elderTokens, 'px', 1))
  expect(steps(larger, 'rem', 16)).toEqual(steps(readFileSync('src/styles/mixins.scss', 'utf8'), 'px', 1))
})

it('nothing is below 18 in the elder mode, where targets are 52', () => {
  const sizes = Object.values(steps(elderTokens, 'px', 1))
  expect(sizes).toHaveLength(6)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18)
  expect(elderTokens).toMatch(/--target: 52px/)
})
