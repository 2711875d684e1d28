import { UnionConfirm } from '@/features/session/components/union-confirm'
import { loginCheckAtom, waitFor } from '@/features/session/login-check'
import { confirm } from '@/platform/feedback/feedback'
import { useAtomValue } from 'jotai'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { find, flush, mountPage, tap, type } from '../../../support/mount.h5'

jest.mock('@/platform/feedback/feedback')

function Page() {
  const check = useAtomValue(loginCheckAtom)
  return check && 'sign' in check ? <UnionConfirm check={check} /> : null
}

it('the code of a union login leads in, and asks about what a partner’s user left in the account', async () => {
  jest.mocked(confirm).mockResolvedValue(false)
  const found = { belongings: [{ what: '订单', unit: '笔', count: 2 }] }
  fakeApi({
    confirmUnionLogin: () => ok({ accessToken: 'T', openId: null, memberId: 'm1', isNew: false, found })
  })
  const login = waitFor({ sign: 's1' })
  await mountPage(Page, { path: 'pages/index/index', App: Around })
  await type(find<HTMLInputElement>('input'), '123456')
  await tap('确认登录')
  await flush(50)
  expect(await login).toMatchObject({ accessToken: 'T', memberId: 'm1' })
  expect(jest.mocked(confirm).mock.calls[0]?.[0]).toContain('订单 2 笔')
})
