import type { PrivilegeDetail } from '@/features/privilege/model'
import Page from '@/pages/privilegeDetail/index'
import { Around } from '../../../support/around'
import { fakeApi, ok, type Answer } from '../../../support/fake-api'
import { mountPage } from '../../../support/mount.h5'
import { shown } from '../../features/order/stage'
import { receiveRecord } from '../../features/privilege/fixtures'

type Handlers = Record<string, (sent: { data: unknown }) => Answer | Promise<Answer>>

/** A server with this privilege, which gives it to whoever takes it. */
export const api = (detail: PrivilegeDetail, over: Handlers = {}) =>
  fakeApi({
    myPrivilegeDetail: () => ok(detail),
    checkPreventSwipe: () => ok({ allowed: true, waitSeconds: 0 }),
    receivePrivilege: () => ok(receiveRecord()),
    ...over
  })

/** Opens its page. */
export async function open(): Promise<void> {
  await mountPage(Page, { path: 'pages/privilegeDetail/index', query: { privilegeId: 'latte' }, App: Around })
  await shown('堂食可用')
}

/** The calls of a name. */
export const sent = (calls: readonly { name: string; data: unknown }[], name: string) =>
  calls.filter((call) => call.name === name)
