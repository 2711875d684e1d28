import { readFileSync } from 'node:fs'

const steps = (text: string, unit: string, px: number) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`--type-(\\w+): ([\\d.]+)${unit};`, 'g'))].map(([, name, size]) => [
      name,
      Number(size) * px
    ])
  )
const [usual = '', larger = ''] = readFileSync('config/h5-slim/global.css', 'utf8').split(
  'html .theme-yanglao'
)

it("on the web the steps of type are the tokens', in the unit that follows the user's size of text", () => {
  const tokens = steps(readFileSync('src/styles/tokens.scss', 'utf8'), 'px', 1)
  expect(Object.keys(tokens)).toHaveLength(6)
  expect(steps(usual, 'rem', 16)).toEqual(tokens)
  expect(steps(larger, 'rem', 16)).toEqual(steps(readFileSync('src/styles/mixins.scss', 'utf8'), 'px', 1))
})
