import { View } from '@tarojs/components'
import { NumberForm } from '@/features/grant/components/number-form'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { Sheet } from '@/ui/sheet/sheet'
import css from '../index.module.scss'
import type { OpenCards } from '../use-open-cards'

/** The cards about to be opened, with the confirmation. */
export function ConfirmSheet({ cards }: { cards: OpenCards }) {
  const { asking, chosen, fault, busy, close, open } = cards
  return (
    <Sheet
      open={asking === 'confirm'}
      title={`确认开通 ${chosen.length} 张卡？`}
      onClose={close}
      footer={
        <Button size='large' block guarded loading={busy} onPress={open}>
          确认开通
        </Button>
      }
    >
      <View className={css.names}>
        {chosen.map(({ cardId, name, validityDays }) => (
          <View key={cardId} className={css.name}>{`${name}，开通后 ${validityDays} 天有效`}</View>
        ))}
        <View className={css.hint}>开通后立即生效，绑定至当前账号，不可转让</View>
        <Fault text={fault} />
      </View>
    </Sheet>
  )
}

/** The cards of another number, verified by SMS code. */
export function MobileSheet({ cards }: { cards: OpenCards }) {
  const { asking, proof, busy, close, openByMobile } = cards
  return (
    <Sheet open={asking === 'mobile'} title='验证预留的手机号' onClose={close}>
      <View className={css.hint}>验证后，该手机号名下的卡将全部开通至当前账号</View>
      <NumberForm
        proof={proof}
        busy={busy}
        label='预留的手机号'
        action='验证并开通'
        onSubmit={openByMobile}
      />
    </Sheet>
  )
}
