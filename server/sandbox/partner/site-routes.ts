import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPartnerWith } from '@contract/partner/codes'
import type { PartnerCode } from '@contract/types'
import type { PartnerAccess } from '../../gateways/partner/signed-call'
import { createSignedPartner } from '../../gateways/partner/signed-partner'
import { originsOf } from '../../http/origins'
import type { Kit } from '../../http/kit'
import { chinaText, daysFrom } from '../../lib/china-time'
import type { Html } from '../page'
import { formOf, isBelieved, textsOf } from './believed'
import { filmPage, filmsPage, seatsPage } from './film-pages'
import { showingById } from './films'
import { placeGoods, placeSeats, takenSeats } from './orders'
import { goodsPage, itemPage, modesPage, noticePage, orderPage, ordersPage } from './pages'
import {
  addSession,
  cancelOrder,
  findOrder,
  findSession,
  listOrders,
  modeOf,
  setMode,
  type SiteOrder,
  type SiteSession
} from './repository'
import { sitePage } from './site-page'
import { itemOf } from './site'
import { SITES } from './sites'

const COOKIE = 'partner_session'
const SESSION_MS = 2 * 3_600_000
const DAYS = 7
const USUAL_CITY = '310000'

interface Asked {
  readonly query: Readonly<Record<string, string>>
  readonly form: URLSearchParams
  readonly now: Date
}
type Shown =
  | { readonly title: string; readonly body: Html; readonly refreshSeconds?: number }
  | { readonly to: string }

/** The pages of a sandbox partner, for a person who selects, orders and returns. */
export function sandboxPartnerSite(
  kit: Kit,
  partner: PartnerCode,
  access: PartnerAccess,
  path: string
): void {
  const { db, settings } = kit
  const site = SITES[partner]
  const showsFilms = isPartnerWith(partner, 'calls', 'films')
  const origins = originsOf(settings)
  const gateway = createSignedPartner(partner, access)

  const send = (reply: FastifyReply, shown: Shown, home: string | null) =>
    'to' in shown
      ? reply.header('cache-control', 'no-store').redirect(shown.to, 303)
      : sendPage(reply, sitePage({ code: partner, site, home, ...shown }), settings)

  const sessionOf = async (request: FastifyRequest, now: Date) => {
    const token = request.cookies[COOKIE]
    return token ? findSession(partner, hashOf(token), now, db) : undefined
  }
  const ours = settings.publicOrigin
  const requested = (request: FastifyRequest, now: Date): Asked => ({
    query: textsOf(request.query),
    form: formOf(request.body),
    now
  })

  /** A page for logged-in users. */
  const route = (
    method: 'GET' | 'POST',
    url: string,
    work: (requested: Asked, session: SiteSession) => Promise<Shown | null>
  ) =>
    kit.rawRoute({
      method,
      url: path + url,
      ...(method === 'POST' && { body: 'raw' as const }),
      handler: async (request, reply) => {
        const now = kit.clock.now()
        const session = await sessionOf(request, now)
        if (!session) return send(reply.code(401), NOT_LOGGED_IN, null)
        const shown = await work(requested(request, now), session)
        return send(shown ? reply : reply.code(404), shown ?? NOT_THERE, homeOf(session, ours))
      }
    })

  /** A page for everybody. */
  const browse = (url: string, work: (requested: Asked, session?: SiteSession) => Promise<Shown | null>) =>
    kit.rawRoute({
      method: 'GET',
      url: path + url,
      handler: async (request, reply) => {
        const now = kit.clock.now()
        const session = await sessionOf(request, now)
        const shown = await work(requested(request, now), session)
        return send(
          shown ? reply : reply.code(404),
          shown ?? NOT_THERE,
          session ? homeOf(session, ours) : null
        )
      }
    })

  kit.rawRoute({
    method: 'GET',
    url: `${path}/login`,
    handler: async (request, reply) => {
      const now = kit.clock.now()
      const parameters = textsOf(request.query)
      const { user = '', to = '', back = '', back_discount: backDiscount = '' } = parameters
      const backIsOurs = [back, backDiscount].every(
        (url) => URL.canParse(url) && origins.allows(new URL(url).origin, request.host)
      )
      if (
        !(await isBelieved(access, parameters, kit.limit, now)) ||
        user === '' ||
        !backIsOurs ||
        !gateway.isOwn(to)
      ) {
        return send(reply.code(403), LOGIN_REFUSED, null)
      }
      const token = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now.getTime() + SESSION_MS)
      await addSession({ tokenHash: hashOf(token), partner, userId: user, back, backDiscount, expiresAt }, db)
      const secure = settings.publicOrigin.startsWith('https:')
      reply.setCookie(COOKIE, token, {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: SESSION_MS / 1000
      })
      const url = new URL(to)
      return send(reply, { to: url.pathname + url.search }, null)
    }
  })

  browse('/', async ({ now }) => {
    const [today = ''] = daysFrom(now, 1)
    return {
      title: '首页',
      body: showsFilms ? filmsPage(USUAL_CITY, today, now) : goodsPage(partner, site)
    }
  })
  kit.rawRoute({
    method: 'GET',
    url: path,
    handler: async (_request, reply) => reply.redirect(`${path}/`, 302)
  })

  browse('/item', async ({ query }, session) => {
    const item = itemOf(site, query.itemId ?? '')
    return item ? { title: item.title, body: itemPage(partner, item, session !== undefined) } : null
  })

  route('POST', '/order', async ({ form, now }, { userId }) => {
    const buyer = { partner, userId }
    const showing = form.get('showing')
    const orderNo =
      showing !== null && showsFilms
        ? await placeSeats(db, buyer, showing, form.getAll('seat'), now)
        : await placeGoods(db, buyer, form.get('itemId') ?? '', Number(form.get('quantity') ?? 1), now)
    if (orderNo !== null) return { to: `${path}/order?orderNo=${orderNo}` }
    const text = showing === null ? '没有这件商品。' : '请选 1 到 4 个座位；也可能被别人抢先了，请返回重选。'
    return { title: '未能下单', body: noticePage(text) }
  })

  route('GET', '/order', async ({ query, now }, session) => {
    const order = await findOrder(partner, query.orderNo ?? '', session.userId, db)
    return order
      ? { title: '订单', body: orderPage(partner, order, payUrl(session, order, ours), now) }
      : null
  })
  route('POST', '/cancel', async ({ form }, { userId }) => {
    const orderNo = form.get('orderNo') ?? ''
    await cancelOrder(partner, orderNo, userId, db)
    return { to: `${path}/order?orderNo=${encodeURIComponent(orderNo)}` }
  })
  route('GET', '/orders', async ({ now }, { userId }) => ({
    title: '我的订单',
    body: ordersPage(partner, await listOrders(partner, userId, 50, db), now)
  }))

  if (showsFilms) {
    browse('/films', async ({ query, now }) => {
      const [today = ''] = daysFrom(now, 1)
      return { title: '正在热映', body: filmsPage(query.cityCode ?? USUAL_CITY, query.date ?? today, now) }
    })
    browse('/film', async ({ query, now }) => {
      const dates = daysFrom(now, DAYS)
      const date = dates.includes(query.date ?? '') ? (query.date ?? '') : (dates[0] ?? '')
      const time = chinaText(now, 'HH:mm')
      const body = filmPage(query.filmId ?? '', query.cityCode ?? USUAL_CITY, date, dates, time)
      return body && { title: '选场次', body }
    })
    route('GET', '/seats', async ({ query, now }) => {
      const showing = showingById(query.showing ?? '')
      return showing ? { title: '选座', body: seatsPage(showing, await takenSeats(db, showing, now)) } : null
    })
  }

  // The switches are for anyone trying out the sandbox, logged in or not.
  kit.rawRoute({
    method: 'GET',
    url: `${path}/modes`,
    handler: async (_request, reply) =>
      send(reply, { title: '故障开关', body: modesPage(partner, await modeOf(partner, db)) }, null)
  })
  kit.rawRoute({
    method: 'POST',
    url: `${path}/modes`,
    body: 'raw',
    handler: async (request, reply) => {
      const form = formOf(request.body)
      const [slow, unreachable, refuses] = ['slow', 'unreachable', 'refuses'].map(
        (name) => form.get(name) === '1'
      )
      await setMode(
        partner,
        {
          slow: slow ?? false,
          unreachable: unreachable ?? false,
          refuses: refuses ?? false
        },
        db
      )
      return send(reply, { to: `${path}/modes` }, null)
    }
  })
}

const NOT_LOGGED_IN: Shown = {
  title: '请先登录',
  body: noticePage('请从权益中心进入本站，登录后即可选购。', '/')
}
const LOGIN_REFUSED: Shown = {
  title: '登录失败',
  body: noticePage('登录链接已失效，请从权益中心重新进入。', '/')
}
const NOT_THERE: Shown = { title: '未找到', body: noticePage('未找到您要的内容。') }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * An address in the form in which this site links to it: relative if the privilege centre is on the same server,
 * whatever name a person used to reach it (a phone in the same network does not know the server as localhost).
 */
const linkTo = (url: URL, ours: string) => (url.origin === ours ? url.pathname + url.search : url.href)

function homeOf({ back }: SiteSession, ours: string): string {
  const { origin, searchParams } = new URL(back)
  const home = new URL('/', origin)
  const channel = searchParams.get('channel')
  if (channel !== null) home.searchParams.set('channel', channel)
  return linkTo(home, ours)
}

/** The page of the privilege centre for paying this order. */
function payUrl(
  { back, backDiscount }: SiteSession,
  { orderNo, payFen, listFen }: SiteOrder,
  ours: string
): string {
  const url = new URL(payFen < listFen ? backDiscount : back)
  const rest = [...url.searchParams]
  url.search = new URLSearchParams([['orderNo', orderNo], ...rest]).toString()
  return linkTo(url, ours)
}

type PageSettings = Kit['settings']

/** Placement pages of the app show the site in a frame; in development the app has its own port. */
function sendPage(
  reply: FastifyReply,
  page: string,
  { production, allowedOrigins, publicOrigin }: PageSettings
): FastifyReply {
  const local = production ? [] : ['http://localhost:*', 'http://127.0.0.1:*']
  const around = ["'self'", publicOrigin, ...allowedOrigins, ...local].join(' ')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .removeHeader('x-frame-options')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors ${around}`
    )
    .send(page)
}
