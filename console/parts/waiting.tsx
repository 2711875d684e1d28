import { Spin } from 'antd'

/** Something is being loaded. */
export const Waiting = () => (
  <div role='status' aria-label='加载中' style={{ padding: 48, textAlign: 'center' }}>
    <Spin />
  </div>
)
