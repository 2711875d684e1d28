import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { ShareList } from '@/features/aftersale/components/shares'
import { WithheldList } from '@/features/aftersale/components/withheld'
import { KIND_LABELS, type AfterSaleKind, type Offer } from '@/features/aftersale/model'
import { PictureField } from '@/features/member/components/picture-field/picture-field'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { Page } from '@/ui/page/page'
import { Price } from '@/ui/price/price'
import { TextArea } from '@/ui/text-area/text-area'
import { LineChoice } from './line-choice'
import css from './refund.module.scss'
import { useApplyForm } from '../use-apply-form'

export interface ApplyFormProps {
  title: string
  offer: Offer
  /** The kind selected initially. */
  first: AfterSaleKind
  /** Earlier requests. */
  before: ReactNode
}

const NOTE_LENGTH = 200

/** The form: kind, items, reason; the amount is shown before it is sent. */
export function ApplyForm({ title, offer, first, before }: ApplyFormProps) {
  const form = useApplyForm(offer, first)
  const { kind, chosen, reason, note, evidence, amount, fault, sending } = form
  const reasons = offer.kinds.find((one) => one.kind === kind)?.reasons ?? []
  const bottom = (
    <BottomBar
      note={fault ?? (amount ? (amount.why ?? undefined) : undefined)}
      aside={
        amount ? (
          <View>
            <Price fen={amount.amountFen} size='medium' />
            {amount.freightFen > 0 ? <View className={css.freight}>含运费</View> : null}
          </View>
        ) : null
      }
    >
      <Button block size='large' loading={sending} onPress={form.send}>
        提交申请
      </Button>
    </BottomBar>
  )
  return (
    <Page title={title} bottom={bottom}>
      {before}
      <View className={css.card}>
        <Chips
          title='申请类型'
          items={offer.kinds.map((one) => ({ key: one.kind, title: KIND_LABELS[one.kind].title }))}
          chosen={kind}
          onChoose={form.chooseKind}
        />
        <View className={css.text}>{KIND_LABELS[kind].note}</View>
      </View>
      <View className={css.card}>
        <View className={css.cardTitle}>选择商品与数量</View>
        {offer.lines.map((line) => (
          <LineChoice
            key={line.lineNo}
            line={line}
            most={line.left[kind]}
            chosen={chosen[line.lineNo] ?? 0}
            why={offer.why}
            onChoose={(quantity) => form.choosePieces(line.lineNo, quantity)}
          />
        ))}
      </View>
      {amount ? <ShareList shares={amount.shares} /> : null}
      {amount ? <WithheldList withheld={amount.withheld} /> : null}
      {amount?.review ? <View className={css.review}>{amount.review}</View> : null}
      <View className={css.card}>
        <Chips
          title='申请原因'
          items={reasons.map((word) => ({ key: word, title: word }))}
          chosen={reason}
          onChoose={form.chooseReason}
        />
        <View className={css.field}>
          <TextArea
            label='补充说明'
            placeholder='补充说明（选填）'
            value={note}
            maxlength={NOTE_LENGTH}
            onType={form.typeNote}
          />
        </View>
        <PictureField of={evidence} />
      </View>
    </Page>
  )
}
