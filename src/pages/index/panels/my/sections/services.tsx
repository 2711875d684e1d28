import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import cardShape from '@/ui/icon/icons/card.module.scss'
import giftShape from '@/ui/icon/icons/gift.module.scss'
import infoShape from '@/ui/icon/icons/info.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import qrShape from '@/ui/icon/icons/qr.module.scss'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import settingShape from '@/ui/icon/icons/setting.module.scss'
import marketShape from '@/ui/icon/icons/tab-market.module.scss'

/** Where else one may go from here. */
export function Services() {
  return (
    <CellGroup>
      <Cell
        icon={giftShape}
        title='兑换记录'
        note='券码、充值与使用情况'
        onPress={() => void navigate('pages-my/receiveRecord/index')}
      />
      <Cell icon={cardShape} title='我的卡' onPress={() => void navigate('pages-secondary/myCard/index')} />
      <Cell
        icon={marketShape}
        title='购物车'
        onPress={() => void navigate('pages-mall/shoppingCart/index')}
      />
      <Cell icon={locationShape} title='收货地址' onPress={() => void navigate('pages-my/address/index')} />
      <Cell icon={qrShape} title='激活卡片' onPress={() => void navigate('pages/activation/index')} />
      <Cell
        icon={serviceShape}
        title='联系客服'
        onPress={() => void navigate('pages-my/channelCustomerService/index')}
      />
      <Cell icon={settingShape} title='个人信息' onPress={() => void navigate('pages-my/settings/index')} />
      <Cell
        icon={infoShape}
        title='用户协议'
        onPress={() => void navigate('pages-my/agreement/index', { kind: 'user' })}
      />
    </CellGroup>
  )
}
