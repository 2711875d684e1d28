import { readLiveCode } from '@contract/wallet/live-code'
import { Alert, Button, Card } from 'antd'
import { judgeOffline } from './device/take-offline'
import { NotTaken } from './item'
import { OutcomeAlert } from './outcome'
import { useTake } from './use-take'

interface Props {
  readonly code: string
  readonly retry: () => void
}

/** A code that the server could not be asked about: this device judges it with the keys of the day. */
export function OfflineItem({ code, retry }: Props) {
  const { verdict, held } = judgeOffline(code)
  const { mutate, data, error, isPending } = useTake({ code, name: held?.name ?? '' })
  if (!readLiveCode(code))
    return (
      <Alert
        type='error'
        showIcon
        message='没有网络时只能核销会变化的动态码，不能凭券码或票号'
        action={
          <Button size='small' onClick={retry}>
            重试
          </Button>
        }
      />
    )
  return (
    <Card size='small'>
      {held && <div className='shop-name'>{held.name}</div>}
      {held && held.who !== '' && <div>{held.who}</div>}
      {error && <NotTaken error={error} />}
      {data ? (
        <OutcomeAlert outcome={data} />
      ) : verdict === 'passed' ? (
        <Button type='primary' size='large' block loading={isPending} onClick={() => mutate({})}>
          确认使用
        </Button>
      ) : (
        <OutcomeAlert outcome={{ by: 'device', verdict }} />
      )}
    </Card>
  )
}
