import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful, type QueryLike } from '@/ui/stateful/stateful'
import { Tag } from '@/ui/tag/tag'
import { deviceDays, deviceTitle, type LoginDevice } from '../../devices'
import css from './devices-sheet.module.scss'

/** In place of an id: all devices but the one at hand are being logged out. */
export const ALL_OTHERS = '*'

export interface DevicesSheetProps {
  open: boolean
  query: QueryLike<{ devices: LoginDevice[] }>
  /** The id of the device that is being logged out, or `ALL_OTHERS`. */
  ending: string | undefined
  onEnd: (device: LoginDevice) => void
  onEndOthers: () => void
  onClose: () => void
}

/** Where the member is logged in. Each other device can be logged out, or all of them at once. */
export function DevicesSheet({ open, query, ending, onEnd, onEndOthers, onClose }: DevicesSheetProps) {
  const hasOthers = query.data?.devices.some(({ current }) => !current) ?? false
  const footer = hasOthers ? (
    <Button block size='large' loading={ending === ALL_OTHERS} disabled={!!ending} onPress={onEndOthers}>
      退出其他设备
    </Button>
  ) : undefined
  return (
    <Sheet open={open} title='登录设备' onClose={onClose} footer={footer}>
      <View className={css.lead}>
        有不认识的设备？请退出它，再更换手机号。退出后，那台设备要用短信验证码重新登录，绑定的微信也会解绑。
      </View>
      <Stateful query={query} skeleton={<DevicesSkeleton />}>
        {({ devices }) => (
          <View {...{ role: 'list' }}>
            {devices.map((device) => (
              <DeviceRow key={device.deviceId} device={device} ending={ending} onEnd={onEnd} />
            ))}
          </View>
        )}
      </Stateful>
    </Sheet>
  )
}

interface DeviceRowProps {
  device: LoginDevice
  ending: string | undefined
  onEnd: (device: LoginDevice) => void
}

function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const { deviceId, channelName, current } = device
  const title = deviceTitle(device)
  return (
    <View className={css.row} {...{ role: 'listitem' }}>
      <View className={css.about}>
        <View className={css.title}>
          {title}
          {current ? (
            <View className={css.mark}>
              <Tag tone='ok'>本机</Tag>
            </View>
          ) : null}
        </View>
        {channelName ? <View className={css.line}>{channelName}</View> : null}
        <View className={css.line}>{deviceDays(device)}</View>
      </View>
      {current ? null : (
        <Button
          kind='secondary'
          size='small'
          label={`退出 ${title}`}
          loading={ending === deviceId}
          disabled={!!ending}
          onPress={() => onEnd(device)}
        >
          退出
        </Button>
      )}
    </View>
  )
}

function DevicesSkeleton() {
  return (
    <Skeleton>
      <Block className={css.box} />
      <Block className={css.box} />
    </Skeleton>
  )
}
