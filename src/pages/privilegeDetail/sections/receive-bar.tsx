import { View } from '@tarojs/components'
import type { PrivilegeDetail } from '@/features/privilege/model'
import { receiveButton, type ReceiveStep } from '@/features/privilege/receive-text'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Countdown } from '@/ui/countdown/countdown'
import css from './receive-bar.module.scss'

export interface ReceiveBarProps {
  detail: PrivilegeDetail
  onPress: (step: ReceiveStep) => void
  /** Called when the start time is reached. */
  onOpen: () => void
}

/** The receive button in the state given by the server; if it is disabled, why. */
export function ReceiveBar({ detail, onPress, onOpen }: ReceiveBarProps) {
  const { text, step, note, opensAt } = receiveButton(
    detail.action,
    detail.privilege.kind,
    detail.redirect !== null
  )
  return (
    <BottomBar note={note}>
      <Button
        size='large'
        block
        kind={step === 'record' ? 'secondary' : 'primary'}
        disabled={step === undefined}
        onPress={() => step && onPress(step)}
      >
        {opensAt ? (
          <View className={css.opens}>
            <Countdown until={opensAt} onEnd={onOpen} />
            <View>后开始</View>
          </View>
        ) : (
          text
        )}
      </Button>
    </BottomBar>
  )
}
