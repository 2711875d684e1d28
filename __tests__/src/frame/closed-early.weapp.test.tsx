import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { createPageConfig } from '@tarojs/runtime'
import { mountMini } from '../../support/mount.weapp'

type Native = Record<string, (...args: unknown[]) => void>

const ran: string[] = []
function Hasty() {
  useEffect(() => {
    ran.push('effect')
  })
  return <View>再见</View>
}

it('a page that is closed before it is drawn does nothing any more, and the page below stays', async () => {
  const below = await mountMini(() => <View>首页</View>, { path: 'pages/below/index' })
  const config = createPageConfig(Hasty, 'pages/hasty/index', { root: { cn: [] } }, {})
  const page: Native = Object.assign(Object.create(null), config, { setData: () => undefined })
  page['onLoad']?.({})
  page['onUnload']?.()
  const next = await mountMini(() => <View>下一页</View>, { path: 'pages/next/index' })
  expect(ran).toEqual([])
  expect(below.text()).toBe('首页')
  expect(next.text()).toBe('下一页')
})
