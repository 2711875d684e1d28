import { useState } from 'react'
import { View } from '@tarojs/components'
import { typedPhone } from '@contract/typed/phone'
import { accountFault, accountGroups } from '@/features/privilege/model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import type { Receive } from '../use-receive'
import { Cautions } from './cautions'
import css from './account-sheet.module.scss'

const DIGITS = 11

const NOTE = '请仔细核对，到账后无法撤回'
const DRAW_NOTE = `若中奖为话费，将充值到这个号码，${NOTE}。抽奖将使用本期 1 次领取机会`

interface AccountSheetProps {
  receive: Receive
  /** A draw that may give a recharge: its number is fixed before anything is drawn. */
  isDraw: boolean
}

/** Asks for the number to recharge; shows errors beside it, and keeps what was typed. */
export function AccountSheet({ receive, isDraw }: AccountSheetProps) {
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
      title='填写充值手机号'
      onClose={close}
      footer={
        <Button size='large' block guarded loading={busy} onPress={confirm}>
          {confirmText(account, isDraw)}
        </Button>
      }
    >
      {stage.at === 'account' ? (
        <>
          <View className={css.what}>{stage.chosen.name}</View>
          <Cautions of={stage.chosen.cautions} />
        </>
      ) : null}
      <Field
        label='充值手机号'
        placeholder='请输入手机号'
        keyboard='number'
        autoFill='tel-national'
        value={account}
        maxlength={DIGITS}
        clean={typedPhone}
        fault={fault}
        onType={setAccount}
        onEnter={confirm}
      />
      <View className={css.hint}>{isDraw ? DRAW_NOTE : NOTE}</View>
    </Sheet>
  )
}

function confirmText(account: string, isDraw: boolean): string {
  if (accountFault(account)) return isDraw ? '填写号码后抽奖' : '确认领取'
  return isDraw ? '开始抽奖' : `充值到 ${accountGroups(account)}`
}
