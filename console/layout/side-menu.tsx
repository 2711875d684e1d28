import { Menu } from 'antd'
import { Link, useLocation } from 'react-router'
import { useStaff } from '../api/staff'
import { menuOf } from './menu'

interface Props {
  readonly onChosen?: () => void
}

/** The pages that the role may see. */
export function SideMenu({ onChosen }: Props) {
  const staff = useStaff()
  const [, page = ''] = useLocation().pathname.split('/')
  const items = menuOf(staff).map((entry) => ({
    key: entry.page,
    icon: entry.icon,
    label: <Link to={`/${entry.page}`}>{entry.label}</Link>
  }))
  return (
    <nav aria-label='菜单'>
      <Menu
        mode='inline'
        style={{ border: 0 }}
        items={items}
        selectedKeys={[PARENT[page] ?? page]}
        {...(onChosen && { onClick: onChosen })}
      />
    </nav>
  )
}

/** Pages that are opened from a list: its entry stays chosen. */
const PARENT: Readonly<Record<string, string>> = {
  order: 'orders',
  member: 'members',
  'card-batch': 'card-batches',
  talk: 'talks',
  lottery: 'lotteries',
  questionnaire: 'questionnaires'
}
