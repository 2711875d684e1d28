import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '@/api/use-write'
import { ALL_OTHERS } from './components/devices-sheet/devices-sheet'
import { deviceTitle, devicesQuery, endingDevice, endingOthers, type LoginDevice } from './devices'
import { confirm, toast } from '@/platform/feedback/feedback'

/** What logging `who` out means for them. */
const meaning = (who: string) => `${who}要用短信验证码重新登录，绑定的微信也会解绑`

/** The sheet of the devices on which the member is logged in. */
export function useDevices() {
  const [open, setOpen] = useState(false)
  const query = useQuery({ ...devicesQuery(), enabled: open })
  // a toast has reported the error; another device may have been faster, so the list is refetched either way
  const one = useWrite(endingDevice, { then: () => toast('已退出那台设备') })
  const others = useWrite(endingOthers, {
    then: ({ data: { ended } }) => toast(ended > 0 ? `已退出 ${ended} 台设备` : '没有其他设备')
  })
  const end = async (device: LoginDevice) => {
    if (await confirm(meaning('那台设备'), `退出“${deviceTitle(device)}”？`, '退出'))
      one.submit({ deviceId: device.deviceId })
  }
  const endOthers = async () => {
    if (await confirm(meaning('其他设备'), '退出其他设备？', '全部退出')) others.submit({})
  }
  return {
    open,
    query,
    ending: others.pending ? ALL_OTHERS : one.pending?.deviceId,
    end: (device: LoginDevice) => void end(device),
    endOthers: () => void endOthers(),
    show: () => setOpen(true),
    hide: () => setOpen(false)
  }
}
