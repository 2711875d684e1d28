import { z } from 'zod'
import { richText } from '@contract/common'
import type { Endpoint } from '@contract/endpoint'
import type { ResultCode } from '@contract/envelope/codes'
import type { EndpointSchema } from '@contract/schema'
import { BusinessError } from '../../../server/core/business-error'
import type { Kit } from '../../../server/http/kit'

/** A small domain of the tests' own, with one endpoint for each thing the kit does. */
export const demoEndpoints = {
  open: { method: 'GET', path: 'demo/open', access: 'public' },
  mine: { method: 'GET', path: 'demo/mine', access: 'member' },
  add: { method: 'POST', path: 'demo/add', access: 'member', keyed: true },
  remove: { method: 'POST', path: 'demo/remove', access: 'public', inQuery: true },
  refuse: { method: 'POST', path: 'demo/refuse', access: 'public' },
  broken: { method: 'GET', path: 'demo/broken', access: 'public' },
  limited: { method: 'POST', path: 'demo/limited', access: 'public' },
  upload: { method: 'POST', path: 'demo/upload', access: 'public', body: 'multipart' },
  rich: { method: 'GET', path: 'demo/rich', access: 'public' },
  slow: { method: 'GET', path: 'demo/slow', access: 'public' },
  whole: { method: 'GET', path: '/wechat/demo', access: 'public' }
} as const satisfies Record<string, Endpoint>

const seen = z.object({
  memberId: z.string().nullable(),
  channel: z.string(),
  platform: z.string(),
  os: z.string(),
  now: z.iso.datetime({ offset: true })
})

export const demoSchemas = {
  open: { summary: 'open', input: z.object({ size: z.coerce.number().int().max(5).optional() }), data: seen },
  mine: { summary: 'mine', input: z.object({}), data: seen },
  add: {
    summary: 'add',
    input: z.object({ amount: z.int().min(1), label: z.string().regex(/^[a-z]+$/, '标签只能用小写字母') }),
    data: z.object({ id: z.int() })
  },
  remove: {
    summary: 'remove',
    input: z.object({ orderNo: z.string() }),
    data: z.object({ orderNo: z.string() })
  },
  refuse: { summary: 'refuse', input: z.object({ code: z.string() }), data: z.null() },
  broken: { summary: 'broken', input: z.object({ how: z.string().default('throw') }), data: seen },
  limited: { summary: 'limited', input: z.object({}), data: z.null() },
  upload: { summary: 'upload', input: z.object({}), data: z.object({ size: z.int(), name: z.string() }) },
  rich: { summary: 'rich', input: z.object({}), data: z.object({ rulesHtml: richText }) },
  slow: { summary: 'slow', input: z.object({}), data: z.null() },
  whole: { summary: 'whole', input: z.object({}), data: z.null() }
} as const satisfies Record<keyof typeof demoEndpoints, EndpointSchema>

/** What the demo domain did, for the tests to look at. */
export const demo = {
  added: 0,
  addTakesMs: 0,
  refuseAdds: false as ResultCode | false,
  breakAdds: false,
  /** Calls of `slow` that were begun; `letSlowEnd` ends those that have not ended yet. */
  slowBegun: 0,
  letSlowEnd: () => undefined as void
}

export function registerDemo(kit: Kit): void {
  kit.bind(demoEndpoints, demoSchemas, {
    open: async (_input, context) => ({
      ...context,
      now: context.now.toISOString(),
      secret: 'not in the contract'
    }),
    mine: async (_input, context) => ({ ...context, now: context.now.toISOString() }),
    add: async () => {
      demo.added += 1
      const id = demo.added
      await new Promise((resume) => setTimeout(resume, demo.addTakesMs))
      if (demo.breakAdds) throw new Error('out of order')
      if (demo.refuseAdds) throw new BusinessError(demo.refuseAdds, '不行')
      return { id }
    },
    remove: async ({ orderNo }) => ({ orderNo }),
    refuse: async ({ code }) => {
      throw new BusinessError(code as ResultCode, '这次不行')
    },
    broken: async ({ how }, context) => {
      if (how === 'shape') return { ...context, now: 'yesterday' }
      await kit.db.execute(`select no_such_column, '13912345678'`)
      throw new Error('never reached')
    },
    limited: async (_input, { ip }) => {
      await kit.limit(`demo ${ip}`, 3, 60_000)
      return null
    },
    upload: async (_input, { file }) => {
      const { bytes, name } = await file()
      return { size: bytes.length, name }
    },
    rich: async () => ({ rulesHtml: '<p onclick="x()">好<script>x()</script></p>' }),
    slow: async () => {
      await new Promise<void>((resume) => {
        const endOthers = demo.letSlowEnd
        demo.slowBegun += 1
        demo.letSlowEnd = () => {
          endOthers()
          resume()
        }
      })
      return null
    },
    whole: async () => null
  })
  kit.rawRoute({
    method: 'POST',
    url: '/unionbuy-server/demo/notice',
    body: 'raw',
    handler: async (request) => ({ bytes: (request.body as Buffer).toString('base64') })
  })
  kit.rawRoute({
    method: 'POST',
    url: '/sandbox/demo/form',
    body: 'raw',
    handler: async () => ({ sent: true })
  })
}
