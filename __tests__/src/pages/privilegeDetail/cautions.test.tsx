import type { PrivilegeDetail } from '@/features/privilege/model'
import { no, ok } from '../../../support/fake-api'
import { control, tap, text } from '../../../support/mount.h5'
import { shown, stage, strike, until } from '../../features/order/stage'
import { action, privilegeDetail, receiveRecord } from '../../features/privilege/fixtures'
import { privilege } from '../index/fixtures'
import { api, open, sent } from './page'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

describe('what may be of no use', () => {
  const cautioned = (...cautions: PrivilegeDetail['cautions']) => privilegeDetail({ cautions })
  const elsewhere = { kind: 'city', blocks: false, text: '上海暂无适用门店，可在北京使用' } as const
  const noBirthday = { kind: 'noBirthday', blocks: true, text: '这是生日权益，请先填写生日' } as const
  const tooEarly = { kind: 'useless', blocks: true, text: '仅限生日当月（5月）使用' } as const

  it('is said before the last tap, and what was said is what is accepted', async () => {
    const calls = api(cautioned(elsewhere))
    await open()
    await tap('立即领取')
    await shown('上海暂无适用门店，可在北京使用')
    expect(text()).toContain('有效期至')
    await tap('再想想')
    expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
    await tap('立即领取')
    await tap('仍要领取')
    await until(() => went.length > 0)
    expect(sent(calls, 'receivePrivilege')[0]?.data).toMatchObject({ accepts: ['city'] })
  })

  it('without a birthday it leads to the form instead', async () => {
    const calls = api(cautioned(noBirthday, elsewhere))
    await open()
    await tap('立即领取')
    await shown('请先填写生日')
    await tap('去填写生日')
    await until(() => went.length > 0)
    expect(went).toEqual([['push', '/pages-my/settings/index']])
    expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
  })

  it('what cannot be used in time cannot be taken', async () => {
    const calls = api(cautioned(tooEarly))
    await open()
    await tap('立即领取')
    await shown('仅限生日当月（5月）使用')
    expect(text()).not.toContain('仍要领取')
    await tap('知道了')
    expect(sent(calls, 'receivePrivilege')).toHaveLength(0)
  })

  it('what the server knows better is shown, and the page asks again', async () => {
    let detail = privilegeDetail()
    let answer = no('926', elsewhere.text)
    const calls = api(detail, { myPrivilegeDetail: () => ok(detail), receivePrivilege: () => answer })
    await open()
    await tap('立即领取')
    detail = cautioned(elsewhere)
    await tap('确认领取')
    await shown('上海暂无适用门店')
    await until(() => sent(calls, 'myPrivilegeDetail').length === 2)
    answer = ok(receiveRecord())
    await tap('仍要领取')
    await until(() => went.length > 0)
    expect(
      sent(calls, 'receivePrivilege').map(({ data }) => (data as { accepts?: string[] }).accepts)
    ).toEqual([undefined, ['city']])
  })

  it('of a group only the choice is looked at', async () => {
    const tea = { ...privilege({ privilegeId: 'tea', name: '原叶轻乳茶' }), soldOut: false, validityDays: 30 }
    const group = (cautions: PrivilegeDetail['cautions']) =>
      ok({ groupId: 'g1', name: '饮品 2 选 1', choices: [{ ...tea, cautions }] })
    const detail = privilegeDetail({ groupId: 'g1', action: action({ kind: 'chooseOne' }) })
    const calls = api(detail, { getPrivilegeGroupInfo: () => group([tooEarly]) })
    await open()
    await tap('选择一项领取')
    await shown('饮品 2 选 1')
    await tap(control('原叶轻乳茶'))
    await tap('领取 原叶轻乳茶')
    await shown('现在还不能领取')
    expect(sent(calls, 'receiveGroupPrivilege')).toHaveLength(0)
  })
})
