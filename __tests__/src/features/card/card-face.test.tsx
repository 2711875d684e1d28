import { endOf } from '../../../support/ends'
import fs from 'node:fs'
import path from 'node:path'
import { cardFace } from '@contract/card/shapes'
import { CardFace, cardNoGroups } from '@/features/card/components/card-face/card-face'
import { find, render, tap, text } from '../../../support/mount.h5'
import { contrast, THEMES, token, tokensOf } from '../../styles/read-tokens'

const FOLDER = path.resolve(__dirname, '../../../../src/features/card/components/card-face')
const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8')
const card = { face: 'ink', name: '尊享年卡', level: '尊享' } as const

it('prints the number in groups of four', () => {
  expect(cardNoGroups('9920260100000001')).toBe('9920 2601 0000 0001')
  expect(cardNoGroups('12345')).toBe('1234 5')
})

it.each([
  ['active', endOf('2027-11-20'), '有效期至 2027.11.20'],
  ['inactive', null, '激活后开始计算有效期'],
  ['expired', endOf('2026-01-01'), '已于 2026.01.01 到期']
] as const)('says how it stands when %s', async (state, expiresAt, words) => {
  await render(<CardFace {...card} state={state} cardNo='9920260100000001' expiresAt={expiresAt} />)
  expect(text()).toContain(words)
})

it('an expired card is stamped', async () => {
  await render(<CardFace {...card} state='expired' expiresAt={endOf('2026-01-01')} />)
  expect(text()).toContain('已过期')
})

it('its action does not open the card', async () => {
  const open = jest.fn()
  const act = jest.fn()
  await render(<CardFace {...card} state='inactive' onPress={open} action={{ text: '激活', onPress: act }} />)
  await tap('激活')
  expect([open.mock.calls.length, act.mock.calls.length]).toEqual([0, 1])
  await tap(find('[aria-label^="尊享年卡"]'))
  expect(open).toHaveBeenCalledTimes(1)
})

describe('contrast', () => {
  const faces = [...read('faces.scss').matchAll(/'(\w+)': \(\s*([^,]+),\s*([^,]+),\s*(\S+)\s*\)/g)]
  const resolve = (value: string, theme: (typeof THEMES)[number]) => {
    const name = /var\(--([\w-]+)\)/.exec(value)?.[1]
    return name ? token(tokensOf(theme), name) : value
  }

  it('knows every face of the contract', () => {
    expect(faces.map(([, name]) => name)).toEqual(cardFace.options)
  })

  it.each(
    faces.map(([, name, from, to, print]) => [name, from, to, print] as [string, string, string, string])
  )('%s: what is printed stands out on all of the ground, in every theme', (_, from, to, print) => {
    for (const theme of THEMES)
      for (const ground of [from, to])
        expect(contrast(resolve(print, theme), resolve(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['inactive', 'expired'])('%s too', (state) => {
    const block = new RegExp(`\\.${state} \\{([^}]+)\\}`).exec(read('card-face.module.scss'))?.[1] ?? ''
    const [from, to, print] = ['from', 'to', 'print'].map(
      (name) => new RegExp(`--${name}: (#\\w+)`).exec(block)?.[1] ?? ''
    ) as [string, string, string]
    for (const ground of [from, to]) expect(contrast(print, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
