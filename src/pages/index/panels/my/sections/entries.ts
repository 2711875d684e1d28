import type { IconShape } from '@/ui/icon/icon'
import cardShape from '@/ui/icon/icons/card.module.scss'
import cartShape from '@/ui/icon/icons/cart.module.scss'
import coinsShape from '@/ui/icon/icons/coins.module.scss'
import editShape from '@/ui/icon/icons/edit.module.scss'
import giftShape from '@/ui/icon/icons/gift.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import phoneShape from '@/ui/icon/icons/phone.module.scss'
import qrShape from '@/ui/icon/icons/qr.module.scss'
import recordShape from '@/ui/icon/icons/record.module.scss'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import shareShape from '@/ui/icon/icons/share.module.scss'
import starShape from '@/ui/icon/icons/star.module.scss'

export const POINTS = 'pagesA/pointSetting/index'
export const REFERRALS = 'pages-activities/distributionActivity/index'

/** Icon, name and page of a link. */
type EntryLink = readonly [IconShape, string, string]

/** The links of 我的 by group: each has an icon of its own, and none is also in the figures above. */
export const ENTRY_GROUPS = [
  {
    title: '常用服务',
    links: [
      [giftShape, '抽奖', 'pages-activities/lottery/index'],
      [starShape, '我的奖品', 'pages-activities/my-prizes/index'],
      [coinsShape, '我的积分', POINTS],
      [shareShape, '邀请好友', REFERRALS],
      [cartShape, '购物车', 'pages-mall/shoppingCart/index'],
      [locationShape, '收货地址', 'pages-my/address/index'],
      [cardShape, '悦途会员', 'pages-secondary/yueTuVip/index'],
      [qrShape, '激活卡片', 'pages/activation/index']
    ]
  },
  {
    title: '帮助与反馈',
    links: [
      [serviceShape, '智能客服', 'pages-my/aiCustomerService/index'],
      [phoneShape, '联系客服', 'pages-my/channelCustomerService/index'],
      [recordShape, '问卷', 'pages-secondary/questionnaire/index'],
      [editShape, '意见反馈', 'pages-my/feedback/index']
    ]
  }
] as const satisfies readonly { readonly title: string; readonly links: readonly EntryLink[] }[]
