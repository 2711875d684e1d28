import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { BackCatcher } from '@/platform/navigation/back-catcher.weapp'
import { holdBack } from '@/platform/navigation/back-entries.weapp'
import { mountMini } from '../../../support/mount.weapp'

/** Something over the page from the first moment on, as a link to it asks. */
function Opened() {
  useEffect(() => {
    const hold = holdBack(() => undefined)
    return () => hold.release()
  }, [])
  return <View>打开的</View>
}

it('what a page opens with is closed by back before the page is', async () => {
  const page = await mountMini(() => (
    <View className='page'>
      <Opened />
      <BackCatcher />
    </View>
  ))
  const [, container] = (page.findClass('page')?.childNodes ?? []) as unknown as { nodeName: string }[]
  expect(container?.nodeName).toBe('page-container')
})
