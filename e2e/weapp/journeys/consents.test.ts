/**
 * What belongs to the person is asked for by many doors. Each is walked with each answer: yes; no (a switch in WeChat's
 * settings helps); the privacy notice refused (it is shown again, no switch helps); and what no answer can give.
 */
import { newMobile } from '../../support/api'
import { textOf } from '../host/element'
import { newPhone } from '../host/phone'
import { closeApps, openApp } from '../support/app'
import { askToLogIn, LOGIN_POP_UP, openAsMember, openMy } from '../support/login'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

type App = Awaited<ReturnType<typeof openApp>>
const NOTICE = '您未同意隐私保护指引'
const SWITCH = '未获得'

/** A member whom WeChat's privacy notice has not been shown to, at a row of 我的. */
async function memberAt(row: string, page: string) {
  const app = await openAsMember()
  delete app.phone.allows.privacy
  await openMy(app)
  await app.waitForText(row)
  await app.tap(row)
  await app.waitForPage(page)
  return app
}

/** Presses the picture beside 卡号, which has no text. */
async function tapScan(app: App) {
  const door = app.pressables().find((element) => textOf(element) === '')
  if (!door) throw new Error(`there is nothing to scan with\n${app.text()}`)
  await app.tapOn(door)
}

describe('the position', () => {
  const CITIES = 'pages-secondary/searchAddress/index'
  const atCities = async (answers: Partial<App['answers']>) => {
    const app = await openApp({ launch: { path: CITIES }, answers })
    await app.waitForText('热门城市')
    await app.waitForText('开启定位')
    await app.tap('开启定位')
    return app
  }

  test('the notice refused: no switch is spoken of, it is shown again, and then the city is found', async () => {
    const app = await atCities({ privacy: 'refuse', location: { latitude: 30.2741, longitude: 120.1551 } })
    await app.waitForText(`${NOTICE}，未读取位置`)
    expect(app.line()).not.toContain('去开启')
    app.answers.privacy = 'agree'
    await app.tap('再次阅读')
    await app.waitForText('当前定位杭州')
    expect(app.prompts).toEqual(['privacy', 'privacy', 'position'])
  })

  test.each(['undeclared', 'off'] as const)('%s: neither a notice nor a switch helps', async (why) => {
    const app = await atCities(why === 'off' ? { location: 'off' } : { privacy: 'undeclared' })
    await app.waitForText('无法定位，请检查手机的定位服务，或直接选择城市')
    expect(app.line()).not.toContain('去开启')
    await app.tap('北京')
    await app.waitForPage('pages/index/index')
  })

  testInDepth('stores without a position, for the notice', async () => {
    const app = await openApp({
      launch: { path: CITIES },
      answers: { privacy: 'refuse' }
    })
    await app.waitForText('开启定位')
    await app.tap('开启定位')
    await app.waitForText(NOTICE)
    await app.showAgain({ path: 'pages-secondary/storeList/index' })
    await app.waitForText(`${NOTICE}，未读取位置`)
    expect(app.line()).not.toContain('去开启')
  })
})

describe('the album', () => {
  const atPoster = async (answers: Partial<App['answers']>) => {
    const path = 'pages-mall/productDetail/index'
    const app = await openApp({ launch: { path, query: { productId: 'mug-stoneware' } }, answers })
    await app.waitForText('粗陶马克杯')
    await app.tap('海报')
    await app.waitFor('a board', () => app.boards.length === 1)
    await app.tap('保存到相册')
    return app
  }

  test('the notice refused: told so, and saved once it is agreed to', async () => {
    const app = await atPoster({ privacy: 'refuse' })
    await app.waitForText(`${NOTICE}，图片未保存；也可长按图片保存`)
    expect(app.line()).not.toContain('去开启')
    app.answers.privacy = 'agree'
    await app.tap('阅读并同意后保存')
    await app.waitFor('the note', () => app.toasts.includes('已保存到相册'))
  })

  testInDepth('not declared: a long press is the way', async () => {
    const app = await atPoster({ privacy: 'undeclared' })
    expect(app.toasts).toContain('保存失败，请长按图片保存')
    expect(app.line()).not.toContain('去开启')
  })
})

describe('an address of WeChat', () => {
  const ENTRY = {
    userName: '张伟',
    telNumber: '13833334444',
    provinceName: '浙江省',
    cityName: '杭州市',
    countyName: '西湖区',
    detailInfo: '文三路 1 号'
  }
  const atForm = async () => {
    const app = await memberAt('收货地址', 'pages-my/address/index')
    await app.tap('新增收货地址')
    await app.waitForPage('pages-my/address/add')
    await app.type('请填写收货人姓名', '李雷')
    return app
  }
  const nameIn = (app: App) => app.field('请填写收货人姓名').attrs['value']

  test('each answer: the notice, the permission, nothing to be had, going back, yes', async () => {
    const app = await atForm()
    Object.assign(app.answers, { address: ENTRY, privacy: 'refuse', modal: 'cancel' })
    await app.tap('从微信导入')
    expect(app.modals.at(-1)).toMatch(new RegExp(`${NOTICE}.*从微信导入地址.*直接填写`))
    expect(nameIn(app)).toBe('李雷')

    app.answers.privacy = 'undeclared'
    await app.tap('从微信导入')
    expect(app.toasts.at(-1)).toBe('暂时不能从微信导入地址，请直接填写')

    Object.assign(app.answers, { address: 'refuse', privacy: 'agree' })
    await app.tap('从微信导入')
    expect(app.modals.at(-1)).toMatch(new RegExp(SWITCH))

    const told = app.modals.length
    app.answers.address = null
    await app.tap('从微信导入')
    expect([app.modals.length, nameIn(app)]).toEqual([told, '李雷'])

    app.answers.address = ENTRY
    await app.tap('从微信导入')
    await app.waitFor('the form to be filled', () => nameIn(app) === '张伟')
  })

  testInDepth('who has the notice shown again and agrees has the address by the same press', async () => {
    const app = await atForm()
    Object.assign(app.answers, { address: ENTRY, privacy: 'refuse' })
    const asked = app.prompts.length
    app.press('从微信导入')
    await app.reach('the notice', () => app.prompts.length > asked)
    app.answers.privacy = 'agree'
    await app.waitFor('the form to be filled', () => nameIn(app) === '张伟')
    expect(app.prompts.slice(asked)).toEqual(['privacy', 'privacy'])
  })
})

testInDepth(
  'who has just refused the notice, and wants it again, is told to wait rather than asked in circles',
  async () => {
    const app = await memberAt('意见反馈', 'pages-my/feedback/index')
    Object.assign(app.answers, { privacy: 'refuse', modal: 'confirm' })
    const [asked, told] = [app.prompts.length, app.modals.length]
    app.press('添加图片')
    await app.reach('the notice', () => app.prompts.length > asked)
    app.answers.privacy = 'too soon'
    await app.waitFor('the note', () => app.toasts.includes('未同意隐私保护指引，可稍后再试，或不加图片继续'))
    expect([app.prompts.length - asked, app.modals.length - told]).toEqual([1, 1])
  }
)

test('a picture for a feedback: what was written stays, whatever the answer', async () => {
  const app = await memberAt('意见反馈', 'pages-my/feedback/index')
  const WRITING = '请描述遇到的问题或您的建议，越具体越好'
  await app.type(WRITING, '打不开')
  Object.assign(app.answers, { privacy: 'refuse', modal: 'cancel' })
  await app.tap('添加图片')
  expect(app.modals.at(-1)).toMatch(new RegExp(`${NOTICE}.*选择图片`))
  app.answers.privacy = 'undeclared'
  await app.tap('添加图片')
  expect(app.toasts.at(-1)).toBe('暂时不能选择图片，请不加图片继续')
  expect(app.field(WRITING).attrs['value']).toBe('打不开')
  app.answers.privacy = 'agree'
  await app.tap('添加图片')
  await app.waitForText('已上传 1 张，最多 9 张')
})

testInDepth('the clipboard', async () => {
  const app = await openApp({
    launch: { path: 'pages/openAppTip/index' },
    answers: { privacy: 'refuse', modal: 'cancel' }
  })
  await app.waitForText('复制链接')
  await app.tap('复制链接')
  expect(app.modals.at(-1)).toMatch(new RegExp(`${NOTICE}.*复制`))
  expect(app.phone.clipboard).toBe('')
  app.answers.privacy = 'undeclared'
  await app.tap('复制链接')
  expect(app.toasts).toEqual(['暂时不能复制，请手动抄写'])
  app.answers.privacy = 'agree'
  await app.tap('复制链接')
  expect(app.toasts.at(-1)).toBe('已复制')
})

testInDepth('the camera for a code: off on the phone is said, going back is not', async () => {
  const app = await openApp({ launch: { path: 'pages/activation/index' }, answers: { scan: 'system off' } })
  await app.waitForText('卡号')
  await tapScan(app)
  expect(app.toasts).toEqual(['暂时不能扫码，请手动输入'])
  app.answers.scan = null
  await tapScan(app)
  expect(app.toasts).toHaveLength(1)
})

describe('the phone number', () => {
  test('the notice refused: the same button shows it again, and logs in', async () => {
    const app = await openApp({ phone: newPhone(newMobile()), answers: { privacy: 'refuse' } })
    await askToLogIn(app)
    await app.tap('我已阅读并同意')
    await app.tap('手机号一键登录')
    expect(app.line()).toContain(`${NOTICE}，未获取手机号`)
    app.answers.privacy = 'agree'
    await app.tap('手机号一键登录')
    await app.waitFor('the pop-up to go', () => !app.line().includes(LOGIN_POP_UP))
  })

  testInDepth('not declared: by SMS', async () => {
    const app = await openApp({ phone: newPhone(newMobile()), answers: { privacy: 'undeclared' } })
    await askToLogIn(app)
    await app.tap('我已阅读并同意')
    await app.tap('手机号一键登录')
    expect(app.line()).toContain('未获取到手机号，请使用短信验证码登录')
  })
})

describe('name and picture', () => {
  test('an own picture: the notice refused, nothing to be had, yes', async () => {
    const app = await memberAt('个人信息', 'pages-my/settings/index')
    await app.tap('头像')
    await app.waitForText('使用自己的图片')
    app.answers.privacy = 'refuse'
    await app.tap('使用自己的图片')
    await app.waitForText(`${NOTICE}，未读取图片`)
    app.answers.privacy = 'undeclared'
    await app.tap('使用自己的图片')
    await app.waitForText('暂时无法使用自己的图片，请选择上方的头像')
    app.answers.privacy = 'agree'
    await app.tap('使用自己的图片')
    await app.waitFor('the sheet to close', () => !app.has('使用自己的图片'))
  })

  testInDepth(
    'WeChat’s field for names takes nothing before its notice is agreed to: an own field does',
    async () => {
      const app = await memberAt('个人信息', 'pages-my/settings/index')
      app.answers.privacy = 'refuse'
      await app.type('请输入昵称', '小李')
      await app.waitForText(`${NOTICE}，可直接输入昵称`)
      await app.type('请输入昵称', '小李')
      await app.waitFor('the name', () => app.field('请输入昵称').attrs['value'] === '小李')
    }
  )
})
