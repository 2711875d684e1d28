import { useState } from 'react'
import { View } from '@tarojs/components'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { toast } from '@/platform/feedback/feedback'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Page } from '@/ui/page/page'
import { Tabs } from '@/ui/tabs/tabs'
import css from './index.module.scss'
import { Form } from './sections/form'
import { Mine } from './sections/mine'
import { useFeedbackForm } from './use-feedback-form'

const PATH = 'pages-my/feedback/index'

const TABS = [
  { key: 'write', title: '写反馈' },
  { key: 'mine', title: '我的反馈' }
] as const
type Tab = (typeof TABS)[number]['key']

/** 意见反馈: report a problem or idea in words and pictures, and see the replies to earlier ones. */
function FeedbackPage({ query }: PageProps<typeof PATH>) {
  const [tab, setTab] = useState<Tab>(query.tab === 'mine' ? 'mine' : 'write')
  const form = useFeedbackForm(() => {
    toast('已收到，感谢您的反馈')
    setTab('mine')
  })
  const bottom = (
    <BottomBar note={form.refusal}>
      <Button block size='large' loading={form.sending} onPress={form.send}>
        提交反馈
      </Button>
    </BottomBar>
  )
  return (
    <Page title={titleOf(PATH)} bottom={tab === 'write' ? bottom : undefined}>
      <View className={classNames(css.tabs, navBarSettings().drawsOwnBar && css.belowBar)}>
        <Tabs items={TABS} active={tab} onChange={setTab} label='意见反馈' />
      </View>
      {tab === 'write' ? <Form form={form} /> : <Mine onWrite={() => setTab('write')} />}
    </Page>
  )
}

export default routedPage(routeOf(PATH), FeedbackPage)
