/** Codes of the mini-program on posters: one for each page, and what their scenes tell. */
import sharp from 'sharp'
import { encode } from 'uqr'
import { wechatEndpoints } from '../../../contract/wechat/endpoints'
import type { Data } from '../../../contract/types'
import { runSweeps } from '../../../server/db/sweeps'
import { MINI_CODES_KEPT_MS } from '../../../server/domain/periods'
import { RemoteError } from '../../../server/gateways/remote-json'
import { createMiniCodes } from '../../../server/modules/wechat/mini-codes'
import { posterLink } from '../../../server/modules/wechat/poster-link'
import { createSandboxWechat } from '../../../server/sandbox/wechat/sandbox-wechat'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

const MUG = '/pages-mall/productDetail/index?productId=mug-stoneware&channel=main'
const INVITATION = '/pages-activities/distributionActivity/index?invite=ABCD2345&channel=main'
const now = new Date('2026-11-21T10:00:00+08:00')

let app: TestApp
beforeAll(async () => {
  app = await buildAppWithSandboxes({ seeded: true })
  await app.database.pool.query(
    `insert into members (id, channel_code, nickname, mobile) values ('m-inviting', 'main', '不公开的名字', '13900001111');
     insert into referral_invitations (code, member_id, channel_code) values ('ABCD2345', 'm-inviting', 'main')`
  )
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('truncate mini_codes'))

const code = (link: string) => call<Data<'getMiniCode'>>(app, wechatEndpoints.getMiniCode, { link })
const scene = (text: string) => call<Data<'getScene'>>(app, wechatEndpoints.getScene, { scene: text })
const sceneOf = (link: string) => posterLink(link)?.scene ?? ''
const rows = async () =>
  (await app.database.pool.query<{ link: string; used_at: Date }>('select link, used_at from mini_codes'))
    .rows

/** A WeChat that counts its codes; `fails` as long as it is to. */
function countingWechat(fails = () => false) {
  let asked = 0
  const sandbox = createSandboxWechat(app.database.db)
  const codes = createMiniCodes(
    () => ({
      ...sandbox,
      miniCode: (wanted) => {
        asked += 1
        return fails() ? Promise.reject(new RemoteError('WeChat', 'errcode 45009')) : sandbox.miniCode(wanted)
      }
    }),
    app.database.db
  )
  return { codes, asked: () => asked }
}

test('the code of a product opens it by its scene', async () => {
  const { data } = await code(MUG)
  expect(data.picture).toMatch(/^data:image\/png;base64,/)
  expect(sceneOf(MUG)).toMatch(/^[\w-]{24}$/)
  expect((await scene(sceneOf(MUG))).data).toEqual({ link: MUG })
})

test('the sandbox’s picture is a code that a camera reads', async () => {
  const sandbox = createSandboxWechat(app.database.db, Date.now, 'https://vip.example.com')
  const { bytes } = await sandbox.miniCode({ page: 'pages/index/index', scene: 's-1' })
  const text = 'https://vip.example.com/sandbox/wechat/mini?path=pages%2Findex%2Findex&query=scene%3Ds-1'
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const { data: raw, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dot = info.width / size
  const dark = (x: number, y: number) =>
    (raw[Math.floor((y + 0.5) * dot) * info.width + Math.floor((x + 0.5) * dot)] ?? 255) < 128
  expect(data.map((row, y) => row.map((_, x) => dark(x, y)))).toEqual(data)
})

test('20 at once: WeChat is asked once, and there is one row; two processes keep one as well', async () => {
  const [one, other] = [countingWechat(), countingWechat()]
  const pictures = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).codes.code(INVITATION, now))
  )
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(1)
  expect([one.asked(), other.asked(), (await rows()).length]).toEqual([1, 1, 1])
  await one.codes.code('pages-activities/distributionActivity/index?channel=main&invite=ABCD2345', now)
  expect([one.asked(), (await rows()).length]).toEqual([1, 1])
})

test('a scene tells the page alone, nothing about the member who shared it', async () => {
  await code(INVITATION)
  const told = await scene(sceneOf(INVITATION))
  expect(told.data).toEqual({ link: INVITATION })
  expect(JSON.stringify(told)).not.toMatch(/m-inviting|不公开|13900001111/)
})

test.each([
  ['a page without posters', '/pages/wallet/index?channel=main'],
  ['a product that is not there', '/pages-mall/productDetail/index?productId=gone&channel=main'],
  ['an invitation of another channel', INVITATION.replace('main', 'candy')],
  ['no channel', '/pages-mall/productDetail/index?productId=mug-stoneware'],
  ['more parameters', `${MUG}&sign=secret`],
  [
    'another site',
    'https://evil.example.com/pages-mall/productDetail/index?productId=mug-stoneware&channel=main'
  ],
  ['a name of every object', '/constructor?channel=main']
])('%s has no code', async (_name, link) => {
  expect(await code(link)).toMatchObject({ resultCode: '404' })
  expect(await rows()).toEqual([])
})

test.each(['s-AAAAAAAAAAAAAAAAAAAAAA', 'x', 'c=main-year'])('the scene %s is unknown', async (text) =>
  expect(await scene(text)).toMatchObject({ resultCode: '404', resultMsg: '这个小程序码已失效' })
)

test('when WeChat fails it is left alone for a while, and what was made before is still there', async () => {
  let down = false
  const { codes, asked } = countingWechat(() => down)
  await codes.code(MUG, now)
  down = true
  const late = (ms: number) => codes.code(INVITATION, new Date(now.getTime() + ms))
  await expect(late(0)).rejects.toMatchObject({ code: '503' })
  down = false
  await expect(late(29_000)).rejects.toMatchObject({ code: '503' })
  expect((await codes.code(MUG, now)).picture).toMatch(/^data:/)
  expect(asked()).toBe(2)
  await late(30_000)
  expect(asked()).toBe(3)
})

test('unused codes go after two years; a scan in between keeps them', async () => {
  const { codes } = countingWechat()
  await codes.code(MUG, now)
  await codes.code(INVITATION, now)
  const later = new Date(now.getTime() + MINI_CODES_KEPT_MS)
  await codes.scene(sceneOf(MUG), new Date(later.getTime() - 1000))
  await runSweeps('forget unused codes', new Date(later.getTime() + 1), app.database.db)
  expect((await rows()).map(({ link }) => link)).toEqual([MUG])
  expect(await scene(sceneOf(INVITATION))).toMatchObject({ resultCode: '404' })
})
