import { hooks } from '@tarojs/runtime'
import { beginWithKept } from '@/launch/kept-home.weapp'

/** Of such a hook Taro knows one listener: the next one takes its place. */
test('home as it was kept leaves the elements of HTML, with which NutUI draws, to their listener', () => {
  const mapped = jest.fn()
  hooks.tap('modifyHydrateData', mapped)
  beginWithKept()
  hooks.call('modifyHydrateData', { nn: 'span' }, { props: {} })
  expect(mapped).toHaveBeenCalledTimes(1)
})
