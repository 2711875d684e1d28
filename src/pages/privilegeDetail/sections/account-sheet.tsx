import { useState } from 'react'
import { Input, View } from '@tarojs/components'
import { accountFault, accountGroups } from '@/features/privilege/model'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Sheet } from '@/ui/sheet/sheet'
import type { Receive } from '../use-receive'
import css from './account-sheet.module.scss'
import { Fault } from './fault'

const DIGITS = 11

/** Asks for the number that a recharge goes to; says beside it what is wrong, and keeps what was typed. */
export function AccountSheet({ receive }: { receive: Receive }) {
  const { stage, account, setAccount, busy, submit, close } = receive
  const [shown, setShown] = useState(false)
  const own = shown ? accountFault(account) : undefined
  const fault = own ?? receive.fault
  const confirm = () => {
    setShown(true)
    if (!accountFault(account)) submit()
  }
  return (
    <Sheet
      open={stage.at === 'account'}
      title='充值到哪个手机号'
      onClose={close}
      footer={
        <Button size='large' block loading={busy} onPress={confirm}>
          {accountFault(account) ? '确认领取' : `充值到 ${accountGroups(account)}`}
        </Button>
      }
    >
      {stage.at === 'account' ? <View className={css.what}>{stage.chosen.name}</View> : null}
      <View className={classNames(css.field, fault !== undefined && css.faulty)}>
        <Input
          className={css.input ?? ''}
          type='number'
          value={account}
          maxlength={DIGITS + 2}
          placeholder='请输入手机号'
          placeholderClass={css.placeholder ?? ''}
          aria-label='充值手机号'
          aria-invalid={fault !== undefined}
          nativeProps={{ autoComplete: 'tel-national' }}
          onInput={(event) => setAccount(event.detail.value.replace(/\D/g, '').slice(0, DIGITS))}
          onConfirm={confirm}
        />
      </View>
      <Fault text={fault} />
      <View className={css.hint}>请仔细核对，到账后无法撤回</View>
    </Sheet>
  )
}
