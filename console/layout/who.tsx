import { LogoutOutlined } from '@ant-design/icons'
import { useLogout } from '@refinedev/core'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useStaff } from '../api/staff'
import { ROLE_LABELS } from '../labels/roles'

/** Who is logged in, and the way out. */
export function Who() {
  const staff = useStaff()
  const { mutate: logOut, isPending } = useLogout()
  if (!staff) return null
  return (
    <>
      <Link to='/account' className='frame-who' title='我的账号'>
        {staff.name} · {ROLE_LABELS[staff.role]}
      </Link>
      <Button icon={<LogoutOutlined />} loading={isPending} onClick={() => logOut()}>
        退出
      </Button>
    </>
  )
}
