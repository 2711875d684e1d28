import type { Holder } from '../../support/benefits'
import type { MiniProgram } from '../host/mini-program'
import { openApp } from './app'
import { phoneWith } from './benefit'
import { openMy } from './login'

/** 兑换记录 of a member, by 我的. */
export async function openRecords({ channel }: Holder, token: string): Promise<MiniProgram> {
  const launch = { path: 'pages/index/index', query: { channel } }
  const app = await openApp({ phone: phoneWith(token), launch })
  await openMy(app)
  await app.tap('兑换记录', { nth: -1 })
  await app.waitForPage('pages-my/receiveRecord/index')
  return app
}
