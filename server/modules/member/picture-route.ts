import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Kit } from '../../http/kit'
import { createSemaphore } from '../../core/semaphore'
import { isKnown, pictureMetadata, readPictures } from './picture'

/** Pictures being sent at a time, at most 1 MB each; and readers waiting for a slot. */
const SENT_AT_ONCE = 48
const WAITING = 2000
/** A slower reader occupies a slot that others wait for. */
const MAX_SENDING_MS = 60_000

const RULES = {
  // private to one person, so no shared cache stores it; every picture has its own address
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'"
}

/** Serves the pictures that members uploaded: anyone who knows the unguessable address may see it. */
export function pictureRoute({ rawRoute, db, gateways }: Kit): void {
  const semaphore = createSemaphore({ permits: SENT_AT_ONCE, maxWaiting: WAITING })
  const read = readPictures(() => gateways.storage)
  rawRoute({
    method: 'GET',
    url: '/assets/uploads/:id',
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      const { mime, etag } = await pictureMetadata(db, id)
      const headers = { ...RULES, etag }
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).headers(headers).send()
      await semaphore.run(async () => {
        if (reply.raw.destroyed) return
        const bytes = await read(id)
        await sent(reply.headers(headers).type(mime), bytes)
      })
      return reply
    }
  })
}

/** Ends when the reader has received the bytes, or has disconnected: only then are they released from memory. */
async function sent(reply: FastifyReply, bytes: Buffer): Promise<void> {
  const late = setTimeout(() => reply.raw.destroy(), MAX_SENDING_MS)
  reply.send(bytes)
  await finished(reply.raw).catch(() => undefined)
  clearTimeout(late)
}
