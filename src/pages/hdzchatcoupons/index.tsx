import { routedPage, type PageProps } from '@/frame/routed-page'
import { ChatPage } from '@/features/support/components/chat-page'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/hdzchatcoupons/index'

/** 卡券客服: customer service on cards and coupons. */
function HdzChatCoupons({ query }: PageProps<typeof PATH>) {
  return (
    <ChatPage
      title={titleOf(PATH)}
      subject='coupon'
      about='券码、充值到账、有效期，都可以问'
      orderNo={query.orderNo}
    />
  )
}

export default routedPage(routeOf(PATH), HdzChatCoupons)
