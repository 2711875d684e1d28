import { compareScreens, type Difference } from '../paint/compare'
import { Knowledge, type KnownDifference } from '../paint/known-differences'
import { withPixels } from '../paint/rpx'
import type { ScreenTexts, TextBox } from '../paint/texts'

const box = (text: string, top: number, left = 16): TextBox => ({ text, left, top, width: 100, height: 20 })
const screen = (...page: TextBox[]): ScreenTexts => ({ page, over: [], bar: 0 })
const nothing = () => false

describe('boxes of both targets', () => {
  it('are the same when each stands as much lower, and a clock has gone on', () => {
    const mini = screen(box('一', 100), box('还剩 12:01', 144))
    expect(compareScreens(mini, screen(box('一', 56), box('还剩 12:03', 104)), 44, nothing)).toEqual([])
  })

  it('differ when one stands elsewhere, is missing, or has changed its place with another', () => {
    const said = (mini: ScreenTexts, h5: ScreenTexts) =>
      compareScreens(mini, h5, 0, nothing).map(({ kind, text, how }) => `${kind} ${text} ${how}`.trim())
    expect(said(screen(box('一', 0, 16)), screen(box('一', 20, 30)))).toEqual(['box 一 left -14, down -20'])
    expect(said(screen(box('一', 0), box('二', 20)), screen(box('二', 20)))).toEqual(['only mini 一'])
    expect(said(screen(box('一', 0), box('二', 0)), screen(box('二', 0), box('一', 0)))).toHaveLength(2)
  })

  it('below something that is known to be there alone are measured from there on', () => {
    const known = ({ text }: Difference) => text === '更多'
    const mini = screen(box('一', 0), box('更多', 40), box('二', 90), box('三', 130))
    expect(compareScreens(mini, screen(box('一', 0), box('二', 40), box('三', 80)), 0, known)).toEqual([])
    const far = screen(box('一', 0), box('二', 40), box('三', 100))
    expect(compareScreens(mini, far, 0, known).map(({ how }) => how)).toEqual(['down -20'])
  })

  it('of a sheet that is open on one alone are one difference', () => {
    const mini = { ...screen(), over: [box('登录', 500), box('关闭', 500)] }
    expect(compareScreens(mini, screen(), 0, nothing).map(({ text }) => text)).toEqual(['sheet 登录'])
  })
})

it('a known difference that nothing needs any more is told', () => {
  const entry = (text: RegExp): KnownDifference => ({ on: /./, kind: 'only h5', text, why: '' })
  const knowledge = new Knowledge([entry(/^一$/), entry(/^二$/), { ...entry(/^三$/), sometimes: true }])
  const known = knowledge.of({ name: 'visitor x', person: 'visitor', path: 'x', query: {} })
  expect(known({ kind: 'only h5', text: '一', how: '' })).toBe(true)
  expect(known({ kind: 'only mini', text: '二', how: '' })).toBe(false)
  expect(knowledge.unmet).toEqual(['/./ only h5 /^二$/'])
})

it('lengths in rpx become whole pixels, as WeChat makes them', () => {
  const css = 'a{width:%%?15rpx?%%;height:1rpx;margin:-8rpx 0rpx}'
  expect(withPixels(css, 375)).toBe('a{width:7px;height:1px;margin:-4px 0px}')
})
