import { VIEW_KEYS as told } from '@/platform/storage/view-keys'
import { VIEW_KEYS as heard } from '../../server/ssr/device-view'

test('what a device tells of its first screen is what the server listens to', () => {
  expect([...heard]).toEqual([...told])
})
