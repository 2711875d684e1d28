import { useMemo } from 'react'
import { Image, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { routedPage } from '@/frame/routed-page'
import { OpeningHours } from '@/features/support/components/opening-hours'
import { serviceQuery, type CustomerService } from '@/features/support/queries'
import { dial } from '@/platform/device/dial'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import couponShape from '@/ui/icon/icons/coupon.module.scss'
import editShape from '@/ui/icon/icons/edit.module.scss'
import filmShape from '@/ui/icon/icons/film.module.scss'
import foodShape from '@/ui/icon/icons/food.module.scss'
import infoShape from '@/ui/icon/icons/info.module.scss'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import recordShape from '@/ui/icon/icons/record.module.scss'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { qrPicture } from '@/ui/voucher-code/code-pictures'
import css from './index.module.scss'

const PATH = 'pages-my/channelCustomerService/index'

/** 客服: the channel's phone, hours and QR code, and the chats by subject. */
function ChannelCustomerServicePage() {
  const service = useQuery(serviceQuery())
  return (
    <Page title={titleOf(PATH)}>
      <Stateful
        query={service}
        skeleton={
          <Skeleton className={css.boxes}>
            <Block className={css.phoneBox} gap={24} />
            <Block className={css.chatsBox} />
            <Block className={css.codeBox} />
          </Skeleton>
        }
      >
        {(data) => (
          <>
            <Phone service={data} />
            <CellGroup title='在线咨询'>
              <Cell
                icon={serviceShape}
                title='智能客服'
                note='随时可问，答案附来源，可转人工'
                onPress={() => void navigate('pages-my/aiCustomerService/index')}
              />
              <Cell
                icon={filmShape}
                title='电影客服'
                note='选座、取票、退改签'
                onPress={() => void navigate('pages/hdzchatmovie/index')}
              />
              <Cell
                icon={foodShape}
                title='美食客服'
                note='到店用券、店员扫码'
                onPress={() => void navigate('pages/hdzchatfood/index')}
              />
              <Cell
                icon={couponShape}
                title='卡券客服'
                note='券码、充值到账、有效期'
                onPress={() => void navigate('pages/hdzchatcoupons/index')}
              />
              <Cell
                icon={infoShape}
                title='聊天规则'
                onPress={() => void navigate('pages-my/chatRuleDetail/index')}
              />
            </CellGroup>
            <CellGroup>
              <Cell
                icon={editShape}
                title='意见反馈'
                note='遇到问题或有好的建议，告诉我们'
                onPress={() => void navigate('pages-my/feedback/index')}
              />
              <Cell
                icon={recordShape}
                title='问卷'
                note='说说您的喜好'
                onPress={() => void navigate('pages-secondary/questionnaire/index')}
              />
            </CellGroup>
            <ServiceCode text={data.qrText} />
          </>
        )}
      </Stateful>
    </Page>
  )
}

function Phone({ service: { phone, hours, openNow } }: { service: CustomerService }) {
  return (
    <View className={css.phone}>
      <View className={css.number}>{phone}</View>
      <OpeningHours hours={hours} openNow={openNow} />
      <View className={css.dial}>
        <Button kind={openNow ? 'primary' : 'plain'} block size='large' onPress={() => dial(phone)}>
          拨打电话
        </Button>
      </View>
      {openNow ? null : <View className={css.closed}>当前为非服务时间，您可以先在线留言</View>}
    </View>
  )
}

/** The QR code of the online service: long-press it on this phone, or scan it with another one. */
function ServiceCode({ text }: { text: string }) {
  const picture = useMemo(() => qrPicture(text), [text])
  return (
    <View className={css.code}>
      <Image className={css.qr} src={picture} mode='scaleToFill' showMenuByLongpress ariaLabel='客服二维码' />
      <View className={css.hint}>长按识别或保存二维码，随时找到客服</View>
    </View>
  )
}

export default routedPage(routeOf(PATH), ChannelCustomerServicePage)
