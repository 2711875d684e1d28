import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { WithheldList } from '@/features/aftersale/components/withheld'
import { KIND_LABELS, STATE_LABELS, turnText } from '@/features/aftersale/model'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { ReminderOffer } from '@/features/reminder/components/reminder-offer'
import { Thing } from '@/features/order/components/thing'
import { formatYuan } from '@/lib/money'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Dialog } from '@/ui/dialog/dialog'
import { NutSteps } from '@/ui/nut-steps/nut-steps'
import { Page } from '@/ui/page/page'
import { Picture } from '@/ui/picture/picture'
import { SignHead } from '@/ui/sign-head/sign-head'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { ParcelForm } from './parcel-form'
import css from './refund.module.scss'
import { useProgress } from '../use-progress'

const AWAITED = ['refunded', 'afterSale'] as const

/** One request: state, items, history and actions. */
export function Progress({ title, afterSaleId }: { title: string; afterSaleId: string }) {
  const { request, asking, withdrawing, ask, answer } = useProgress(afterSaleId)
  const { data } = request
  const bar = data?.actions.includes('withdraw') ? (
    <BottomBar>
      <Button kind='plain' block size='large' loading={withdrawing} onPress={ask}>
        撤销申请
      </Button>
    </BottomBar>
  ) : null
  return (
    <Page title={title} bottom={bar}>
      <OrderStateful query={request} skeleton={<ListSkeleton rows={3} height={120} />}>
        {(one) => {
          const { title: state } = STATE_LABELS[one.state]
          const ended = one.state === 'withdrawn' || one.state === 'refused'
          return (
            <>
              <SignHead
                kind={one.state === 'done' ? 'success' : ended ? 'cancelled' : 'waiting'}
                title={state}
              >
                {turnText(one)}
              </SignHead>
              {one.actions.includes('sendParcel') || one.actions.includes('changeParcel') ? (
                <ParcelForm key={one.returnParcel?.trackingNo ?? ''} request={one} />
              ) : null}
              <ReminderOffer kinds={one.turn ? AWAITED : []}>
                <CellGroup title='退款金额'>
                  <Cell
                    title={one.state === 'done' ? '已退回' : '应退'}
                    value={formatYuan(one.amountFen)}
                    note={one.freightFen > 0 ? `含运费 ${formatYuan(one.freightFen)}` : '原路退回'}
                  />
                </CellGroup>
                <WithheldList withheld={one.withheld} />
                <PlainWords of={['原路退回']} />
                <View className={css.card}>
                  {one.lines.map(({ lineNo, name, picture, quantity, amountFen }) => (
                    <Thing
                      key={lineNo}
                      name={name}
                      picture={picture}
                      fen={amountFen}
                      count={`× ${quantity}`}
                    />
                  ))}
                </View>
                <CellGroup>
                  <Cell title='申请类型' value={KIND_LABELS[one.kind].title} />
                  <Cell title='申请原因' value={one.reason} note={one.note ?? undefined} />
                  <Cell
                    title='订单号'
                    value={one.orderNo}
                    onPress={() => void navigate('pages-my/orderDetail/index', { orderNo: one.orderNo })}
                  />
                  {one.turn?.isLate ? (
                    <Cell
                      title='联系客服'
                      note='催办这次申请'
                      onPress={() => void navigate('pages-my/channelCustomerService/index')}
                    />
                  ) : null}
                </CellGroup>
                {one.pictures.length > 0 ? (
                  <View className={css.card}>
                    <View className={css.pictures}>
                      {one.pictures.map((picture, index) => (
                        <Picture
                          key={picture}
                          className={css.picture}
                          src={picture}
                          alt={`申请图片 ${index + 1}`}
                        />
                      ))}
                    </View>
                  </View>
                ) : null}
                <View className={css.card}>
                  <View className={css.cardTitle}>退款进度</View>
                  <NutSteps
                    label='退款进度'
                    events={[...one.log].reverse().map(({ at, note }) => ({ at, text: note }))}
                  />
                </View>
              </ReminderOffer>
            </>
          )
        }}
      </OrderStateful>
      <Dialog
        open={asking}
        title='撤销这次申请？'
        text='撤销后如有需要，可以重新申请。'
        confirmText='撤销申请'
        cancelText='再想想'
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </Page>
  )
}
