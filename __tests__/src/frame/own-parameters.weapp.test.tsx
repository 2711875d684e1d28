import { View } from '@tarojs/components'
import { useOwnParameters } from '@/frame/own-parameters'
import { mountMini } from '../../support/mount.weapp'

function Shows({ tid }: { tid?: string }) {
  const { targetUrl, cardId } = useOwnParameters(tid)
  return <View>{JSON.stringify({ targetUrl, cardId })}</View>
}

const open = (query: Record<string, string>, index: number) =>
  mountMini(Shows, { path: `pages/test/${index}`, query })

it('a page that is drawn only when the next is open has the parameters that it was opened with', async () => {
  await open({}, 0)
  const [first, second] = await Promise.all([
    open({ targetUrl: '%2Fpages-secondary%2FmyCard' }, 1),
    open({ cardId: 'gold' }, 2)
  ])
  expect(first.text()).toBe('{"targetUrl":"%2Fpages-secondary%2FmyCard"}')
  expect(second.text()).toBe('{"cardId":"gold"}')
})
