import { View } from '@tarojs/components'
import { LoginGate } from '@/features/session/login-gate'
import { goHome, navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { IconHead } from '@/ui/icon-head/icon-head'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import type { ChatSubject } from '../queries'
import { useChat } from '../use-chat'
import { showsBackLink } from '../back-link'
import css from './chat-page.module.scss'
import { OpeningHours } from './opening-hours'

export interface ChatPageProps {
  title: string
  subject: ChatSubject
  /** What the service can help with, in one line. */
  about: string
  orderNo: string | undefined
}

/** The entry of a customer-service chat; about an order, it is for the member whose order it is. */
export function ChatPage(props: ChatPageProps) {
  if (props.orderNo === undefined) return <Chat {...props} />
  return (
    <LoginGate title={props.title}>
      <Chat {...props} />
    </LoginGate>
  )
}

function Chat({ title, subject, about, orderNo: requested }: ChatPageProps) {
  const { service, serial, failed, retry, orderNo, orderUnknown, opening, open } = useChat(subject, requested)
  const wayBack = showsBackLink()
  const existing = service.data
  return (
    <Page
      title={title}
      back={wayBack}
      bottom={
        existing ? (
          <BottomBar note={existing.openNow ? undefined : '当前为非服务时间，您可以先留言，我们会尽快回复'}>
            <Button size='large' block loading={opening} onPress={open}>
              {existing.openNow ? '开始咨询' : '去留言'}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      <Stateful query={service} skeleton={<ChatSkeleton />}>
        {({ hours, openNow }) => (
          <>
            <View className={css.head}>
              <IconHead icon={serviceShape} tone='accent' title={title}>
                {about}
              </IconHead>
              <OpeningHours hours={hours} openNow={openNow} />
            </View>
            {orderUnknown ? <View className={css.unknown}>未找到该订单，您可以直接咨询</View> : null}
            <CellGroup>
              {orderNo ? <Cell title='咨询订单' note={orderNo} /> : null}
              {failed ? (
                <Cell title='咨询编号' note='暂未取得，点此重试' onPress={retry} />
              ) : (
                <Cell title='咨询编号' note={<Serial serial={serial} />} />
              )}
              <Cell title='聊天规则' onPress={() => void navigate('pages-my/chatRuleDetail/index')} />
              <Phone />
            </CellGroup>
            {wayBack ? (
              <View className={css.out}>
                <Button kind='quiet' onPress={() => void goHome()}>
                  回首页看看
                </Button>
              </View>
            ) : null}
          </>
        )}
      </Stateful>
      {existing === undefined && service.status === 'error' ? (
        <CellGroup>
          <Phone />
        </CellGroup>
      ) : null}
    </Page>
  )
}

/** The phone number of the chat; until it has loaded, a placeholder of the same height. */
function Serial({ serial }: { serial: string | undefined }) {
  return <View className={serial ? undefined : css.coming}>{serial ?? '\u00a0'}</View>
}

/** Still useful when the chat does not open. */
function Phone() {
  return <Cell title='电话客服' onPress={() => void navigate('pages-my/channelCustomerService/index')} />
}

function ChatSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <Block className={css.headBox} />
      <Block className={css.cellsBox} />
    </Skeleton>
  )
}
