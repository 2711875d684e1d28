import { Select } from 'antd'
import { useMay } from '../../../api/staff'
import { useRead } from '../../../api/use-read'
import { CHANNEL_LABELS } from '../../../labels/channels'
import { Failed } from '../../../parts/failed'
import { Waiting } from '../../../parts/waiting'
import { Changes } from '../parts/changes'
import { BannerEditor } from './editor'
import { BannerRows } from './rows'

interface Props {
  readonly channel: string
  readonly onChannel: (channel: string) => void
}

const CHANNELS = Object.entries(CHANNEL_LABELS).map(([value, label]) => ({ value, label }))

/** The banners of a channel's home. */
export function Banners({ channel, onChannel }: Props) {
  const { data, error, refetch } = useRead('homeBanners', { channel })
  const mayChange = useMay('setBanners')
  return (
    <>
      <Select
        aria-label='渠道'
        options={CHANNELS}
        value={channel}
        onChange={onChannel}
        style={{ width: 180 }}
      />
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data ? (
        <>
          {mayChange && data.banners.length > 0 ? (
            <BannerEditor key={data.revision} {...data} />
          ) : (
            <BannerRows banners={data.banners} />
          )}
          <Changes changes={data.changes} />
        </>
      ) : (
        <Waiting />
      )}
    </>
  )
}
