import { OpeningHours } from '@/features/support/components/opening-hours'
import { dial } from '@/platform/device/dial'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'
import phoneShape from '@/ui/icon/icons/phone.module.scss'
import serviceShape from '@/ui/icon/icons/service.module.scss'
import userShape from '@/ui/icon/icons/user.module.scss'

export interface PeopleProps {
  phone: string
  hours: string
  openNow: boolean
  /** Whether a conversation can be handed over within the chat. */
  desk: boolean
}

/** Ways to reach an agent: in the chat, by phone, or by the customer-service chats. */
export function People({ phone, hours, openNow, desk }: PeopleProps) {
  return (
    <CellGroup title='联系人工'>
      {desk ? (
        <Cell
          icon={userShape}
          title='转人工客服'
          note={<OpeningHours hours={hours} openNow={openNow} />}
          onPress={() => void navigate('pages-my/aiInterlocution/index', { person: 1 })}
        />
      ) : null}
      <Cell icon={phoneShape} title='拨打客服电话' note={phone} onPress={() => dial(phone)} />
      <Cell
        icon={serviceShape}
        title='更多客服方式'
        note='电影、美食、卡券客服与二维码'
        onPress={() => void navigate('pages-my/channelCustomerService/index')}
      />
    </CellGroup>
  )
}
