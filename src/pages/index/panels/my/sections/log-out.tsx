import { useState } from 'react'
import { View } from '@tarojs/components'
import { logout } from '@/features/session/commands'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import css from './log-out.module.scss'

/** Logs out, after a confirmation. */
export function LogOut() {
  const [requesting, setRequesting] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void logout().finally(() => {
      setLeaving(false)
      setRequesting(false)
    })
  }
  return (
    <View className={css.foot}>
      <Button kind='quiet' block onPress={() => setRequesting(true)}>
        退出登录
      </Button>
      <Dialog
        open={requesting}
        title='退出登录'
        text='会员卡和权益将保留，下次登录可继续使用'
        confirmText='退出'
        loading={leaving}
        onConfirm={leave}
        onCancel={() => setRequesting(false)}
      />
    </View>
  )
}
