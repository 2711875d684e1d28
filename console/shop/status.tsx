import { Alert } from 'antd'
import { chinaClock } from '@contract/time'
import { useMay, useStaff } from '../api/staff'
import { useDevice } from './device/device'
import { isInTime, waitingOf } from './device/rows'

const timeOf = (ms: number) => chinaClock(ms).slice(11, 16)

/** Whether there is a network, and what this device can do without one. */
export function Status() {
  const { held, taken, canStore, isReached } = useDevice()
  const staff = useStaff()
  const mayTake = useMay('redeemKeys')
  if (!staff) return null
  const waiting = waitingOf(taken, staff.id).length
  const others = taken.filter((row) => row.told === null && row.staffId !== staff.id)
  const canTake = held?.lent != null && isInTime(held, Date.now() + held.offsetMs)
  return (
    <div className='stack' role='status'>
      {!isReached && (
        <Alert
          type='warning'
          showIcon
          message={canTake ? '没有网络，用今日名单核销，联网后自动上传' : '没有网络，现在不能核销'}
        />
      )}
      {canStore === false && (
        <Alert type='warning' showIcon message='此浏览器不能保存数据（可能是无痕模式），断网时不能核销' />
      )}
      {waiting > 0 && <Alert type='info' showIcon message={`${waiting} 张待上传，请不要清除浏览器数据`} />}
      {others.length > 0 && (
        <Alert
          type='warning'
          showIcon
          message={`本机还有 ${others[0]?.staffName ?? ''} 的 ${others.length} 张待上传，请其登录后上传`}
        />
      )}
      {mayTake && canTake && held.lent && (
        <div className='quiet'>
          {held.lent.name} 今日名单 {held.lent.items.length} 张（{timeOf(held.at)} 更新），断网也能核销到{' '}
          {timeOf(Math.min(held.endsAt, endOfDay(held.lent.day)))}
        </div>
      )}
    </div>
  )
}

/** The last minute of a day in China, ms. */
const endOfDay = (day: string): number => Date.parse(`${day}T23:59:00+08:00`)
