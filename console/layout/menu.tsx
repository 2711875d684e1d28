import {
  AppstoreOutlined,
  BarChartOutlined,
  CreditCardOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  FileSearchOutlined,
  FormOutlined,
  GiftOutlined,
  InboxOutlined,
  MessageOutlined,
  PayCircleOutlined,
  RollbackOutlined,
  ScanOutlined,
  ShareAltOutlined,
  ShoppingOutlined,
  TeamOutlined,
  ToolOutlined
} from '@ant-design/icons'
import type { ConsoleCallName } from '@contract/console/endpoints'
import type { Staff } from '@contract/console/types'
import type { ReactNode } from 'react'
import { mayCall } from '../api/staff'

/** A page in the menu. */
interface MenuEntry {
  /** The page's folder below `pages`, and its address. */
  readonly page: string
  readonly label: string
  readonly icon: ReactNode
  /** Whoever may not make this call does not see the page. */
  readonly call: ConsoleCallName
}

/** The pages in the order of the menu. */
export const MENU: readonly MenuEntry[] = [
  { page: 'today', label: '今日', icon: <DashboardOutlined />, call: 'waitingWork' },
  { page: 'orders', label: '订单', icon: <ShoppingOutlined />, call: 'orders' },
  { page: 'shipping', label: '发货', icon: <InboxOutlined />, call: 'toShip' },
  { page: 'after-sales', label: '售后', icon: <RollbackOutlined />, call: 'afterSales' },
  { page: 'talks', label: '客服', icon: <CustomerServiceOutlined />, call: 'talks' },
  { page: 'feedback', label: '反馈', icon: <MessageOutlined />, call: 'feedback' },
  { page: 'catalogue', label: '商品目录', icon: <AppstoreOutlined />, call: 'catalogue' },
  { page: 'members', label: '会员', icon: <TeamOutlined />, call: 'members' },
  { page: 'card-batches', label: '卡批次', icon: <CreditCardOutlined />, call: 'cardBatches' },
  { page: 'redeem', label: '核销', icon: <ScanOutlined />, call: 'lookUp' },
  { page: 'lotteries', label: '抽奖', icon: <GiftOutlined />, call: 'lotteries' },
  { page: 'questionnaires', label: '问卷', icon: <FormOutlined />, call: 'questionnaires' },
  { page: 'referrals', label: '分销', icon: <ShareAltOutlined />, call: 'commissions' },
  { page: 'money', label: '资金', icon: <PayCircleOutlined />, call: 'billDifferences' },
  { page: 'sales', label: '报表', icon: <BarChartOutlined />, call: 'salesFigures' },
  { page: 'system', label: '系统', icon: <ToolOutlined />, call: 'systemState' },
  { page: 'acts', label: '操作记录', icon: <FileSearchOutlined />, call: 'acts' }
]

/** What of the menu somebody may see. */
export const menuOf = (staff: Staff | undefined): readonly MenuEntry[] =>
  MENU.filter((entry) => mayCall(staff, entry.call))
