import type { StaffRole } from '@contract/console/endpoint'

/** What roles of staff are called. */
export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  owner: '负责人',
  manager: '运营',
  service: '客服',
  warehouse: '仓库',
  finance: '财务',
  shop: '门店',
  gate: '检票'
}
