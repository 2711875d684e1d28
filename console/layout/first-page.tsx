import { Result } from 'antd'
import { Navigate } from 'react-router'
import { useStaff } from '../api/staff'
import { Waiting } from '../parts/waiting'
import { menuOf } from './menu'

/** Leads to the first page that the role may see. */
export function FirstPage() {
  const staff = useStaff()
  if (!staff) return <Waiting />
  const [first] = menuOf(staff)
  if (first) return <Navigate to={`/${first.page}`} replace />
  return <Result status='403' title='这个账号在管理后台没有页面' subTitle='请联系负责人' />
}
