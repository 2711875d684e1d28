import { useRef } from 'react'
import { View } from '@tarojs/components'
import { worthText } from '@/lib/worth'
import { Button } from '@/ui/button/button'
import { MoreActions } from '@/ui/more-actions/more-actions'
import { Sheet } from '@/ui/sheet/sheet'
import type { ReceiveRecord } from '../../model'
import { Voucher } from './voucher'
import css from './voucher-sheet.module.scss'
import { WhereTo } from './where-to'

export interface VoucherSheetProps {
  /** undefined: closed. */
  record: ReceiveRecord | undefined
  onClose: () => void
  /** Marks the code as used. */
  onUsed?: ((record: ReceiveRecord) => void) | undefined
  /** Undoes that the member marked it as used. */
  onUnmark?: ((record: ReceiveRecord) => void) | undefined
  /** The request that marks it, or undoes that, is pending. */
  marking?: boolean
}

/** A receive record in a sheet: the voucher and a button that marks it as used, or undoes that. */
export function VoucherSheet({ record, onClose, onUsed, onUnmark, marking = false }: VoucherSheetProps) {
  // a closing sheet keeps its content during the animation
  const last = useRef<ReceiveRecord>(undefined)
  if (record) last.current = record
  const shown = record ?? last.current
  const markable = shown?.state === 'issued' && shown.code !== null && onUsed !== undefined
  return (
    <Sheet
      open={record !== undefined}
      title={shown?.brandName ?? ''}
      onClose={onClose}
      footer={
        markable ? (
          <MoreActions key={shown.receiveId} className={css.more}>
            <Button kind='secondary' block loading={marking} onPress={() => onUsed(shown)}>
              标记为已使用
            </Button>
          </MoreActions>
        ) : shown?.unmarkable && onUnmark ? (
          <Button kind='secondary' block loading={marking} onPress={() => onUnmark(shown)}>
            撤销“已使用”标记
          </Button>
        ) : undefined
      }
    >
      {shown ? (
        <>
          <View className={css.head}>
            <View className={css.name}>{shown.name}</View>
            <View className={css.worth}>{worthText(shown)}</View>
          </View>
          <Voucher record={shown} />
          {shown.state === 'issued' ? <WhereTo record={shown} /> : null}
        </>
      ) : null}
    </Sheet>
  )
}
