import { notFound } from '../../core/business-error'
import type { Kit } from '../../http/kit'
import { ownPicture } from './picture-repository'

/** The name is a hash of the bytes: its content never changes, and any cache may store it. */
const RULES = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin'
}

/** Pictures of the operator's own catalogue (docs/how-to/own-catalogue.md). */
export function catalogueModule({ rawRoute, readRecent }: Kit): void {
  rawRoute({
    method: 'GET',
    url: '/assets/own/:name',
    handler: async (request, reply) => {
      const { name } = request.params as { name: string }
      const found = await readRecent((db) => ownPicture(name, db))
      if (!found) throw notFound('图片不存在')
      return reply.headers(RULES).type(found.mime).send(found.bytes)
    }
  })
}
