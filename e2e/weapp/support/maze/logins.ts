import { callApi } from '../../../support/api'
import { entryLink } from '../../../support/entry-link'
import type { Dice } from '../../../support/maze/dice'
import type { Move } from '../../../support/maze/walk'
import { serverOrigin } from '../app'
import type { MiniWalker } from './mini-maze'

const HOME = 'pages/index/index'
const FORGED = {
  sign: 'x'.repeat(200),
  token: 'forged',
  lyToken: 'forged',
  authCode: 'forged',
  ticket: 'forged'
}

/** A hotel sends one of the two here, whoever is logged in; a link that is opened a second time is good no more. */
async function comeByLink(walker: MiniWalker, dice: Dice): Promise<string> {
  const member = dice.pick(walker.members)
  walker.phone.mobile = member.mobile
  const before = walker.app.page.address
  const { searchParams } = await entryLink(serverOrigin(), 'lvyun', { mobile: member.mobile, type: '1' })
  searchParams.set('channel', 'main')
  const query = Object.fromEntries(searchParams)
  await walker.app.showAgain({ path: HOME, query })
  if (dice.chance(0.2)) {
    await walker.app.showAgain({ path: HOME, query })
    return `of ${member.name}, twice`
  }
  if (dice.chance(0.3)) return `of ${member.name}`
  // what the page has told whoever was here before is as fresh as can be
  await walker.app.showAgain({ path: before.page, query: before.query })
  return `of ${member.name}, and on where the phone was`
}

async function logInByOneTap(walker: MiniWalker, dice: Dice): Promise<string> {
  const { app, phone } = walker
  const member = dice.pick(walker.members)
  phone.mobile = member.mobile
  app.answers.phoneNumber = 'give'
  await app.showAgain({ path: 'pages/login/index' })
  if (!app.has('手机号一键登录')) return `of ${member.name}: not asked for`
  await app.tap('我已阅读并同意')
  await app.tap('手机号一键登录')
  return `of ${member.name}`
}

async function logOut({ app }: MiniWalker): Promise<string> {
  app.answers.modal = 'confirm'
  await app.showAgain({ path: 'pages-my/settings/index' })
  if (!app.has('退出登录')) return 'is not offered'
  await app.tap('退出登录')
  return ''
}

/** The session ends where this phone hears nothing of it, as by a login on too many phones. */
async function endElsewhere({ token }: MiniWalker): Promise<string> {
  const path = '/unionbuy-server/proxy/unionbuy-member/auth/logout'
  if (token !== undefined) await callApi(serverOrigin(), 'POST', path, { token })
  return ''
}

/** Ways in and out, by which the two members change places. */
export const loginMoves = (walker: MiniWalker): readonly Move[] => [
  {
    name: 'a link that logs in',
    weight: 5,
    possible: () => walker.online,
    make: (dice) => comeByLink(walker, dice)
  },
  {
    name: 'a link with a forged login',
    weight: 1,
    async make(dice) {
      const name = dice.pick(Object.keys(FORGED) as (keyof typeof FORGED)[])
      await walker.app.showAgain({ path: HOME, query: { [name]: FORGED[name], type: '1', state: 'forged' } })
      return name
    }
  },
  {
    name: 'log in',
    weight: 7,
    possible: () => walker.online && walker.token === undefined,
    make: (dice) => logInByOneTap(walker, dice)
  },
  {
    name: 'log out',
    weight: 2,
    possible: () => walker.token !== undefined,
    make: () => logOut(walker)
  },
  {
    name: 'the session ends elsewhere',
    weight: 1,
    possible: () => walker.token !== undefined,
    make: () => endElsewhere(walker)
  }
]
