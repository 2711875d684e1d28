import { useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { typedPhone } from '@contract/typed/phone'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { CouponCell } from '@/features/order/components/coupon-cell'
import { CouponSheet } from '@/features/order/components/coupon-sheet'
import { PriceExplained } from '@/features/order/components/price-explained'
import { dayText, weekdayText } from '@/features/ticket/days'
import { VisitorSheet } from '@/features/ticket/components/visitor-sheet/visitor-sheet'
import { sightQuery } from '@/features/ticket/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Field } from '@/ui/field/field'
import { Page } from '@/ui/page/page'
import { Price } from '@/ui/price/price'
import { Stateful } from '@/ui/stateful/stateful'
import css from './payment.module.scss'
import { fittingOf } from './fitting'
import { BookingSkeleton } from './sections/booking-skeleton'
import { DaySheet } from './sections/day-sheet'
import { Guests } from './sections/guests'
import { Notice } from './sections/notice'
import { Sums } from './sections/sums'
import { useBooking } from './use-booking'

const PATH = 'pagesA/landmark-ticket/payment'
/** Maximum over all ticket kinds together (contract `createTicketOrder`). */
const MAX_TICKETS = 20

/** 订单填写: date, visitors and their ticket kinds, contact, coupon and total. */
function LandmarkPayment({ query: { kindId, sightId, day: requested } }: PageProps<typeof PATH>) {
  const booking = useBooking(kindId, requested)
  const sight = useQuery(sightQuery(sightId, null))
  const [open, setOpen] = useState<'day' | 'visitors' | 'coupon'>()
  const close = () => setOpen(undefined)
  const { calendar, day, visitors, preview, chosen, claimable, fault } = booking
  const price = day && preview.data
  const coupons = price ? price.coupons : []
  // no visitor chosen yet: the price of a single ticket is not a total
  const counted = visitors.length > 0
  const bar = calendar.data ? (
    <BottomBar aside={price && counted ? <Price fen={price.payFen} size='large' /> : undefined} note={fault}>
      <Button size='large' block guarded loading={booking.saving} onPress={booking.submit}>
        提交订单
      </Button>
    </BottomBar>
  ) : null
  return (
    <Page title={titleOf(PATH)} bottom={bar}>
      <Stateful query={calendar} skeleton={<BookingSkeleton />}>
        {({ kind }) => {
          const kinds = sight.data?.kinds ?? [kind]
          const max = Math.min(
            MAX_TICKETS,
            kinds.reduce((sum, { mostAnOrder }) => sum + mostAnOrder, 0)
          )
          return (
            <>
              <CellGroup>
                <Cell title={sight.data?.sight.name ?? kind.name} note={kind.includes} />
                <Cell
                  title='游玩日期'
                  value={day ? `${dayText(day.day)} ${weekdayText(day.day)}` : '请选择'}
                  onPress={() => setOpen('day')}
                />
                <Cell title='数量' value={`${visitors.length} 张`} note='一位出行人一张票' />
              </CellGroup>
              <Guests
                visitors={visitors}
                kinds={kinds}
                day={day?.day}
                kindOf={booking.kindOf}
                note={
                  kinds.length > 1
                    ? `最多 ${max} 位，每位可选自己的票种`
                    : `最多 ${kind.mostAnOrder} 位，${kind.audience}`
                }
                onKind={booking.setKind}
                onChoose={() => setOpen('visitors')}
              />
              <PlainWords of={['出行人', '票种']} />
              <View className={css.phone}>
                <Field
                  label='联系手机号'
                  labelled
                  placeholder='景区有变动时联系您'
                  value={booking.phone}
                  maxlength={11}
                  clean={typedPhone}
                  keyboard='number'
                  autoFill='tel-national'
                  onType={booking.setPhone}
                />
              </View>
              <CellGroup>
                <CouponCell
                  choices={coupons}
                  claimable={claimable.offers}
                  chosen={chosen}
                  onPress={() => setOpen('coupon')}
                />
                {price ? <Sums price={price} kinds={kinds} counted={counted} /> : null}
              </CellGroup>
              {price && counted ? (
                <PriceExplained
                  explained={price}
                  claimable={claimable}
                  other={fittingOf(price.fitting, visitors, kinds, booking.setKinds)}
                />
              ) : null}
              <Notice
                html={sight.data?.noticeHtml}
                agreed={booking.agreed}
                onAgree={() => booking.setAgreed(!booking.agreed)}
              />
              <DaySheet
                open={open === 'day'}
                kind={kind}
                day={day?.day}
                onChoose={(one) => {
                  booking.setDay(one)
                  close()
                }}
                onClose={close}
              />
              <VisitorSheet
                open={open === 'visitors'}
                chosen={visitors}
                most={max}
                onChoose={booking.setVisitors}
                onClose={close}
              />
              <CouponSheet
                open={open === 'coupon'}
                choices={coupons}
                claimable={claimable}
                chosenId={chosen?.coupon.couponReceiveId}
                onChoose={booking.setCoupon}
                onClose={close}
              />
            </>
          )
        }}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), LandmarkPayment)
