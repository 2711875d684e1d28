import { dayText, weekdayText } from '@/features/ticket/days'
import { rulesOf, type TicketOrder } from '@/features/ticket/model'
import { openMap } from '@/platform/location/map'
import { navigate } from '@/routes/navigate'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** Date and place, the sight's contact, and the refund rule of this order. */
export function Visit({ order }: { order: TicketOrder }) {
  const { sightId, sightName, kinds, day, hours, address, location, phone } = order
  return (
    <CellGroup>
      <Cell
        title={sightName}
        note={kinds.map(({ name }) => name).join('、')}
        onPress={() => void navigate('pagesA/landmark-ticket/product_detail', { sightId })}
      />
      <Cell title='游玩日期' value={`${dayText(day)} ${weekdayText(day)}`} />
      <Cell title='开放时间' note={hours} />
      <Cell
        title='地址'
        note={address}
        value='导航'
        onPress={() => void openMap({ ...location, name: sightName, address })}
      />
      <Cell title='联系手机号' value={phone.replace(/^(.{3}).{4}/, '$1****')} />
      {rulesOf(kinds).map(({ name, words }) => (
        <Cell key={name} title={`${name}退款规则`} note={words} />
      ))}
    </CellGroup>
  )
}
