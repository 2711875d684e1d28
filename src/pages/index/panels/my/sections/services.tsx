import { AppearanceCell } from '@/features/appearance/components/appearance-cell'
import { useChannelConfig } from '@/features/channel/queries'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import type { IconShape } from '@/ui/icon/icon'
import cardShape from '@/ui/icon/icons/card.module.scss'
import editShape from '@/ui/icon/icons/edit.module.scss'
import giftShape from '@/ui/icon/icons/gift.module.scss'
import infoShape from '@/ui/icon/icons/info.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import qrShape from '@/ui/icon/icons/qr.module.scss'
import recordShape from '@/ui/icon/icons/record.module.scss'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import shareShape from '@/ui/icon/icons/share.module.scss'
import settingShape from '@/ui/icon/icons/setting.module.scss'
import sunShape from '@/ui/icon/icons/sun.module.scss'
import starShape from '@/ui/icon/icons/star.module.scss'
import marketShape from '@/ui/icon/icons/tab-market.module.scss'
import { ListSkeleton } from '@/ui/skeleton/skeleton'

const POINTS = 'pagesA/pointSetting/index'
const REFERRALS = 'pages-activities/distributionActivity/index'

/** Icon, title, page, and the text below. */
const ENTRY_LINKS = [
  [giftShape, '兑换记录', 'pages-my/receiveRecord/index', '券码、充值与使用情况'],
  [starShape, '我的奖品', 'pages-activities/my-prizes/index'],
  [cardShape, '我的卡', 'pages-secondary/myCard/index'],
  [cardShape, '悦途会员', 'pages-secondary/yueTuVip/index', '机场贵宾厅'],
  [marketShape, '购物车', 'pages-mall/shoppingCart/index'],
  [giftShape, '我的积分', POINTS],
  [shareShape, '邀请好友', REFERRALS],
  [locationShape, '收货地址', 'pages-my/address/index'],
  [qrShape, '激活卡片', 'pages/activation/index'],
  [serviceShape, '智能客服', 'pages-my/aiCustomerService/index'],
  [serviceShape, '联系客服', 'pages-my/channelCustomerService/index'],
  [recordShape, '问卷', 'pages-secondary/questionnaire/index'],
  [editShape, '意见反馈', 'pages-my/feedback/index'],
  [settingShape, '个人信息', 'pages-my/settings/index'],
  [infoShape, '用户协议', 'pages-my/agreement/index']
] as const satisfies readonly (readonly [IconShape, string, string, string?])[]

/** Links to other pages; points and referral campaigns only if the channel has them. */
export function Services() {
  const { config, ready } = useChannelConfig()
  const { points, referrals } = config
  const has = (path: string) => (path !== POINTS || points) && (path !== REFERRALS || referrals)
  // the channel's features decide where the rows below are
  if (!ready) return <ListSkeleton rows={12} height={48} />
  return (
    <CellGroup>
      {ENTRY_LINKS.filter(([, , path]) => has(path)).map(([icon, title, path, note]) => (
        <Cell key={path} icon={icon} title={title} note={note} onPress={() => void navigate(path)} />
      ))}
      <AppearanceCell icon={sunShape} />
    </CellGroup>
  )
}
