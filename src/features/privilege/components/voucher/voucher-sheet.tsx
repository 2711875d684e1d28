import { useRef } from 'react'
import { View } from '@tarojs/components'
import { worthText } from '@/lib/worth'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import type { ReceiveRecord } from '../../model'
import { Voucher } from './voucher'
import css from './voucher-sheet.module.scss'
import { WhereTo } from './where-to'

export interface VoucherSheetProps {
  /** undefined: closed. */
  record: ReceiveRecord | undefined
  onClose: () => void
  /** The member has used the code. */
  onUsed?: ((record: ReceiveRecord) => void) | undefined
  /** It is being marked as used. */
  marking?: boolean
}

/** A receive record over the page: the voucher, and for one that can be used the way to mark it as used. */
export function VoucherSheet({ record, onClose, onUsed, marking = false }: VoucherSheetProps) {
  // what closes keeps its content while it leaves
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
          <Button kind='secondary' block loading={marking} onPress={() => onUsed(shown)}>
            标记为已使用
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
