import { useState } from 'react'
import Taro, { useLoad, usePullDownRefresh, useRouter } from '@tarojs/taro'
import { Button, Text, View } from '@tarojs/components'
import { mountMini } from '../../support/mount.weapp'

const seen: string[] = []

function Probe() {
  const [count, setCount] = useState(0)
  const { params } = useRouter()
  useLoad((query) => void seen.push(`load ${query['id']}`))
  usePullDownRefresh(() => setCount(100))
  return (
    <View>
      <Text>{`${params['id']}: ${count}`}</Text>
      <Button onClick={() => setCount(count + 1)}>加</Button>
    </View>
  )
}

it('a page runs on the mini-program runtime, and a change sends only what changed', async () => {
  const page = await mountMini(Probe, { path: 'pages/probe/index', query: { id: '7' } })
  expect(seen).toEqual(['load 7'])
  expect(page.text()).toContain('7: 0')
  await page.fire(page.findText('加')!)
  expect(page.text()).toContain('7: 1')
  expect(page.sets.at(-1)!.length).toBeLessThan(120)
  await page.call('onPullDownRefresh')
  expect(page.text()).toContain('7: 100')
})

it('is the mini-program, with the APIs of wx', () => {
  expect(process.env.TARO_ENV).toBe('weapp')
  expect(Taro.getEnv()).toBe('WEAPP')
  Taro.setStorageSync('key', { a: 1 })
  expect(Taro.getStorageSync('key')).toEqual({ a: 1 })
})
