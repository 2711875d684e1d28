import { LogoutOutlined } from '@ant-design/icons'
import { useLogout } from '@refinedev/core'
import { Button } from 'antd'
import { useStaff } from '../api/staff'
import { ROLE_LABELS } from '../labels/roles'

/** Who is logged in, and the way out. */
export function Who() {
  const staff = useStaff()
  const { mutate: logOut, isPending } = useLogout()
  if (!staff) return null
  return (
    <>
      <span className='frame-who'>
        {staff.name} · {ROLE_LABELS[staff.role]}
      </span>
      <Button icon={<LogoutOutlined />} loading={isPending} onClick={() => logOut()}>
        退出
      </Button>
    </>
  )
}
