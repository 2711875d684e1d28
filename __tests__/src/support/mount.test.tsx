import { useState } from 'react'
import Taro, { useDidHide, useDidShow, useLoad, usePullDownRefresh, useRouter } from '@tarojs/taro'
import { Button, Text, View } from '@tarojs/components'
import { mountPage, tap, text } from '../../support/mount.h5'

const seen: string[] = []

function Probe() {
  const [count, setCount] = useState(0)
  const { params } = useRouter()
  useLoad((query) => void seen.push(`load ${query['id']}`))
  useDidShow(() => void seen.push('show'))
  useDidHide(() => void seen.push('hide'))
  usePullDownRefresh(() => setCount(100))
  return (
    <View>
      <Text>{`${params['id']}: ${count}`}</Text>
      <Button onClick={() => setCount(count + 1)}>加</Button>
    </View>
  )
}

it('a page runs its lifecycle, reads its query, and reacts', async () => {
  const page = await mountPage(Probe, { path: 'pages/probe/index', query: { id: '7' } })
  expect(text()).toContain('7: 0')
  await tap('加')
  expect(text()).toContain('7: 1')
  await page.call('onPullDownRefresh')
  expect(text()).toContain('7: 100')
  await page.call('onHide')
  expect(seen).toEqual(['load 7', 'show', 'hide'])
  await page.unmount()
  expect(text()).toBe('')
})

it('is H5, with the APIs of Taro', () => {
  expect(process.env.TARO_ENV).toBe('h5')
  expect(Taro.getEnv()).toBe('WEB')
  Taro.setStorageSync('key', { a: 1 })
  expect(Taro.getStorageSync('key')).toEqual({ a: 1 })
})
