import { Alert, Button } from 'antd'
import { useState } from 'react'
import { canScan, Scanner } from './scanner'

interface Props {
  readonly onFound: (code: string) => void
}

/** Opens the camera, until a code is seen. */
export function CameraButton({ onFound }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!canScan())
    return <Alert type='info' showIcon message='此页面不能使用摄像头（需要 https），请输入券码' />
  const found = (code: string) => {
    setOpen(false)
    onFound(code)
  }
  return isOpen ? (
    <div className='stack'>
      <Scanner onFound={found} onClosed={() => setOpen(false)} />
    </div>
  ) : (
    <Button type='primary' size='large' block onClick={() => setOpen(true)}>
      扫码
    </Button>
  )
}
