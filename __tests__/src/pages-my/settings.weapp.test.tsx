import { uploadImage } from '@/api/upload'
import { beginSession } from '@/features/session/session'
import Settings from '@/pages-my/settings/index'
import { Around } from '../../support/around'
import { fakeApi, ok } from '../../support/fake-api'
import { mountMini } from '../../support/mount.weapp'

jest.mock('@/api/upload', () => ({ uploadImage: jest.fn(async () => ({ url: '/assets/uploads/a' })) }))

jest.mock('@/features/visit/visits', () => ({ recordPage: jest.fn() }))

const PROFILE = {
  memberBaseInfo: { id: 'm1' },
  nickname: '林间月',
  avatar: null,
  gender: 'unknown',
  birthday: null,
  maskedMobile: '138****8000',
  hasMobile: true
}

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function open() {
  beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })
  const saved: unknown[] = []
  fakeApi({
    getMyMemberInfo: () => ok(PROFILE),
    updatePersonalInfo: ({ data }) => {
      saved.push(data)
      return ok({ ...PROFILE, ...(data as object) })
    }
  })
  const page = await mountMini(Settings, { path: 'pages-my/settings/index', App: Around })
  await later(100)
  return { page, saved }
}

it("takes the picture that WeChat's own button gives", async () => {
  const { page, saved } = await open()
  expect(page.text()).toContain('138 **** 8000')
  const row = page.findClass('cell')
  if (!row) throw new Error(page.text())
  await page.fire(row)
  await later(50)
  const button = page.findText('使用自己的图片')
  if (!button) throw new Error(page.text())
  await page.fire(button, 'chooseavatar', { avatarUrl: 'wxfile://tmp/a.jpg' })
  await later(100)
  expect(uploadImage).toHaveBeenCalledWith('wxfile://tmp/a.jpg', 'avatar')
  expect(saved).toContainEqual({ avatar: '/assets/uploads/a' })
})
