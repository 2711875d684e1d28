import Taro from '@tarojs/taro'
import { phoneDraftAtom, resumed, EMPTY_DRAFT } from '@/features/phone/draft'
import type { PhoneChange } from '@/features/phone/model'
import { store } from '@/lib/store'
import SetPhone from '@/pages-my/setPhone/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'

const OWN = '13800138000'
const NEW = '13900139002'
const PROFILE = {
  memberBaseInfo: { id: 'm1' },
  nickname: '林间月',
  avatar: null,
  gender: 'unknown',
  birthday: null,
  maskedMobile: '138****8000',
  hasMobile: true
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const CHANGED: PhoneChange = { changed: true, maskedMobile: '139****9002', merge: null, merged: false }
const ASKED: PhoneChange = {
  ...CHANGED,
  changed: false,
  merge: {
    nickname: '远山',
    belongings: [
      { what: '会员卡', unit: '张', count: 2 },
      { what: '积分', unit: '分', count: 380 }
    ],
    expiresAt: inMinutes(10)
  }
}

let profile = PROFILE
let sentCode: () => Answer
let verified: () => Answer
let changed: () => Answer
let merged: () => Answer

const api = () =>
  fakeApi({
    getMyMemberInfo: () => ok(profile),
    getMemberMobile: () => ok({ mobile: profile.hasMobile ? OWN : '' }),
    sendSmsCode: () => sentCode(),
    verifyOldMobile: () => verified(),
    modifyMobile: () => changed(),
    saveMobile: () => changed(),
    modifyAndMergeMember: () => merged()
  })

stagePage()
beforeEach(() => {
  profile = PROFILE
  sentCode = () => ok({ retryAfterSeconds: 60, expiresInSeconds: 300 })
  verified = () => ok({ expiresAt: inMinutes(10) })
  changed = () => ok(CHANGED)
  merged = () => ok({ ...CHANGED, merged: true })
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  store.set(phoneDraftAtom, EMPTY_DRAFT)
})

const field = (label: string) => find<HTMLInputElement>(`input[aria-label="${label}"]`)

async function open(label = '请输入验证码') {
  const sent = api()
  await mountPage(SetPhone, { path: 'pages-my/setPhone/index', App: Around })
  await eventually(() => field(label))
  return sent
}

async function enter(label: string, value: string) {
  await type(field(label), value)
}

/** Through the first step. */
async function proven() {
  const sent = await open()
  await tap(control('获取验证码'))
  await enter('请输入验证码', '246802')
  await tap(control('下一步'))
  await eventually(() => field('请输入新手机号'))
  return sent
}

/** To the question whether to join. */
async function asked() {
  changed = () => ok(ASKED)
  const sent = await proven()
  await enter('请输入新手机号', NEW)
  await enter('请输入验证码', '135790')
  await tap(control('确认更换'))
  await eventually(() => findText('该手机号已有账号'))
  return sent
}

it('the old number is masked, gets a code, and the new one follows', async () => {
  const sent = await open()
  expect(text()).toContain('138 **** 8000')
  expect(text()).not.toContain(OWN)
  await tap(control('获取验证码'))
  await flush()
  expect(sent.find(({ name }) => name === 'sendSmsCode')?.data).toEqual({ mobile: OWN, scene: 'verify' })
  // another one only after the seconds that the server says
  expect(text()).toMatch(/\d+ 秒后重发/)
})

it('a free number: the session goes on with it, and the page says so', async () => {
  const sent = await proven()
  await enter('请输入新手机号', `+86 ${NEW}`)
  await tap(control('获取验证码'))
  await flush()
  expect(sent.filter(({ name }) => name === 'sendSmsCode').at(-1)?.data).toEqual({
    mobile: NEW,
    scene: 'bind'
  })
  await enter('请输入验证码', '135790')
  await tap(control('确认更换'))
  await eventually(() => findText('手机号已更换'))
  expect(sent.find(({ name }) => name === 'modifyMobile')?.data).toEqual({ mobile: NEW, code: '135790' })
  expect(text()).toContain('139****9002')
  await tap(control('完成'))
  expect(Taro.navigateBack).toHaveBeenCalled()
})

it('another member’s number: what is theirs is listed, and nothing is sent before the tick', async () => {
  const sent = await asked()
  expect(text()).toContain('139****9002 已注册为「远山」')
  expect(text()).toContain('2 张')
  expect(text()).toContain('380 分')
  expect(text()).toContain('合并后无法撤销或拆分')
  await tap(control('同意并合并'))
  expect(text()).toContain('请先勾选同意合并')
  expect(sent.some(({ name }) => name === 'modifyAndMergeMember')).toBe(false)
  await tap(find('[role="checkbox"]'))
  await tap(control('同意并合并'))
  await eventually(() => findText('已合并到当前账号'))
  expect(text()).toContain('会员卡')
  await tap(control('查看我的卡'))
  expect(Taro.navigateTo).toHaveBeenCalledWith(
    expect.objectContaining({ url: expect.stringContaining('pages-secondary/myCard/index') as string })
  )
})

it('a no: another number can be given, and the old one needs no second code', async () => {
  await asked()
  await tap(control('不合并，换一个手机号'))
  await eventually(() => field('请输入新手机号'))
  expect(field('请输入新手机号').value).toBe('')
})

it('a wrong code is said at the field, and what was typed stays', async () => {
  changed = () => no('908', '验证码不正确或已失效')
  await proven()
  await enter('请输入新手机号', NEW)
  await enter('请输入验证码', '000000')
  await tap(control('确认更换'))
  await eventually(() => findText('验证码不正确或已失效'))
  expect(field('请输入新手机号').value).toBe(NEW)
  expect(field('请输入验证码').value).toBe('000000')
})

it('a step that is over begins again with a clear word, and the new number is still there', async () => {
  changed = () => no('930', '原手机号的验证已过期，请重新验证原手机号')
  await proven()
  await enter('请输入新手机号', NEW)
  await enter('请输入验证码', '135790')
  await tap(control('确认更换'))
  await eventually(() => findText('原手机号的验证已过期，请重新验证原手机号'))
  expect(text()).toContain('当前手机号')
  await enter('请输入验证码', '246802')
  await tap(control('下一步'))
  await eventually(() => field('请输入新手机号'))
  expect(field('请输入新手机号').value).toBe(NEW)
})

it('the number that is theirs already gets no code', async () => {
  const sent = await proven()
  await enter('请输入新手机号', OWN)
  await tap(control('获取验证码'))
  await eventually(() => findText('这就是当前的手机号，请输入新的手机号'))
  expect(sent.filter(({ name }) => name === 'sendSmsCode')).toHaveLength(1)
})

it('what cannot be a number, and a missing code, are said before anything is sent', async () => {
  const sent = await proven()
  await tap(control('确认更换'))
  expect(text()).toContain('请输入手机号')
  expect(text()).toContain('请输入验证码')
  expect(sent.some(({ name }) => name === 'modifyMobile')).toBe(false)
})

it('a member without a number sets one', async () => {
  profile = { ...PROFILE, maskedMobile: '', hasMobile: false }
  const sent = await open('请输入手机号')
  await enter('请输入手机号', NEW)
  await enter('请输入验证码', '135790')
  await tap(control('确认绑定'))
  await eventually(() => findText('手机号已绑定'))
  expect(sent.find(({ name }) => name === 'saveMobile')?.data).toEqual({ mobile: NEW, code: '135790' })
})

it('the profile cannot be read: said, with a retry', async () => {
  fakeApi({ getMyMemberInfo: () => no('500', '服务繁忙') })
  await mountPage(SetPhone, { path: 'pages-my/setPhone/index', App: Around })
  await eventually(() => control('重试'))
})

it('who comes back goes on where the server still takes it, and begins again where not', () => {
  const draft = { ...EMPTY_DRAFT, step: 'new' as const, mobile: NEW, until: 1000 }
  expect(resumed(draft, 999)).toBe(draft)
  expect(resumed(draft, 1000)).toMatchObject({ step: 'old', mobile: NEW })
})
