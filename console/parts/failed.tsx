import { Alert, Button } from 'antd'
import { messageOf } from '../api/refusal'

interface Props {
  readonly error: unknown
  readonly retry?: () => void
}

/** What went wrong, with another try. */
export const Failed = ({ error, retry }: Props) => (
  <Alert
    type='error'
    showIcon
    message={messageOf(error)}
    action={
      retry && (
        <Button size='small' onClick={retry}>
          重试
        </Button>
      )
    }
  />
)
