import { callApi } from '../../../support/api'
import { entryLink } from '../../../support/entry-link'
import type { Dice } from '../../../support/maze/dice'
import type { Move } from '../../../support/maze/walk'
import { appOrigin } from '../phone'
import { loseStored } from '../sessions'
import type { H5Walker } from './walker'

const FORGED = [
  'sign=xxxxxxxx',
  'token=forged&type=1',
  'lyToken=forged',
  'authCode=forged',
  'ticket=forged&state=forged'
]

const MAX_PRESSES = 40

/** A hotel's link for one of the two; good once. */
async function linkOf(walker: H5Walker, dice: Dice): Promise<{ link: string; name: string }> {
  const { mobile, name } = dice.pick(walker.members)
  const { pathname, searchParams } = await entryLink(appOrigin(), 'lvyun', { mobile, type: '1' })
  searchParams.set('channel', 'main')
  return { link: `${pathname}?${searchParams.toString()}`, name }
}

async function comeByLink(walker: H5Walker, dice: Dice): Promise<string> {
  const { link, name } = await linkOf(walker, dice)
  await walker.open(link)
  if (!dice.chance(0.3)) return `of ${name}`
  await walker.settle()
  await walker.open(link)
  return `of ${name}, twice`
}

/** One of the two logs in on another tab of the same browser. */
async function logInBeside(walker: H5Walker, dice: Dice): Promise<string> {
  const { link, name } = await linkOf(walker, dice)
  const before = await walker.token()
  const tab = await walker.context.newPage()
  try {
    await tab.goto(appOrigin() + link, { waitUntil: 'commit' })
    await tab.waitForFunction((old) => {
      const text = localStorage.getItem('accessToken')
      return text !== null && (JSON.parse(text) as { v: string }).v !== old
    }, before)
  } finally {
    await tab.close()
  }
  return `of ${name}`
}

async function logOut(walker: H5Walker): Promise<string> {
  const { page } = walker
  await walker.open('/pages-my/settings')
  await walker.settle()
  const button = page.getByRole('button', { name: '退出登录' }).filter({ visible: true })
  if ((await button.count()) === 0) return 'is not offered'
  await button.last().click()
  const sure = page.getByRole('alertdialog').getByRole('button').last()
  await sure.waitFor()
  // it takes no press that could be the second half of a double tap
  for (let times = 0; times < MAX_PRESSES && (await sure.count()) > 0; times += 1) {
    await sure.click({ timeout: 1000 }).catch(() => undefined)
  }
  return ''
}

/** The session ends where this browser hears nothing of it. */
async function endElsewhere(walker: H5Walker): Promise<string> {
  const token = await walker.token()
  const path = '/unionbuy-server/proxy/unionbuy-member/auth/logout'
  if (token !== undefined) await callApi(appOrigin(), 'POST', path, { token })
  return ''
}

/** Another visit: the session and what a tab keeps are gone, so that WeChat's browser asks WeChat who it is. */
async function visitAnew(walker: H5Walker): Promise<string> {
  await loseStored(walker.page)
  for (const name of ['token', 'member']) await walker.context.clearCookies({ name })
  await walker.open('/pages-my/orderRecord')
  return ''
}

/** WeChat comes back a second time, or somebody else's answer of WeChat is opened here. */
async function comeBackAgain(walker: H5Walker, dice: Dice): Promise<string> {
  const forged = '/pages/market?ticket=forged&state=forged'
  const used = walker.callbacks.at(-1)
  if (used === undefined || dice.chance(0.3)) {
    await walker.open(forged)
    return 'with a forged ticket'
  }
  await walker.page.goto(used, { waitUntil: 'commit' })
  return 'with a used ticket'
}

/** Another person's WeChat on this phone. */
async function anotherWechat(walker: H5Walker): Promise<string> {
  await walker.context.clearCookies({ name: 'sandbox_wechat' })
  return visitAnew(walker)
}

function wechatMoves(walker: H5Walker): readonly Move[] {
  const possible = () => walker.wechat && walker.online && walker.inApp
  return [
    { name: 'a new visit, by WeChat', weight: 5, possible, make: () => visitAnew(walker) },
    { name: 'WeChat comes back', weight: 4, possible, make: (dice) => comeBackAgain(walker, dice) },
    { name: 'another WeChat', weight: 1, possible, make: () => anotherWechat(walker) }
  ]
}

/** Ways in and out, by which the two members change places. */
export function loginMoves(walker: H5Walker): readonly Move[] {
  const possible = () => walker.online && walker.inApp
  const loggedIn = async () => possible() && (await walker.token()) !== undefined
  return [
    ...wechatMoves(walker),
    { name: 'a link that logs in', weight: 6, possible, make: (dice) => comeByLink(walker, dice) },
    {
      name: 'a link with a forged login',
      weight: 1,
      possible,
      async make(dice) {
        const forged = dice.pick(FORGED)
        await walker.open(`/?${forged}`)
        return forged
      }
    },
    { name: 'a login on another tab', weight: 1, possible, make: (dice) => logInBeside(walker, dice) },
    { name: 'log out', weight: 2, possible: loggedIn, make: () => logOut(walker) },
    { name: 'the session ends elsewhere', weight: 1, possible: loggedIn, make: () => endElsewhere(walker) }
  ]
}
