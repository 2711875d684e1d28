import type { FastifyReply } from 'fastify'

/**
 * Sends a page of the sandbox whose forms may also lead to `target`: the app, possibly on another port (browsers
 * apply the rule to redirects after a form as well).
 */
export function sendSandboxPage(
  reply: FastifyReply,
  page: string,
  target: string | null = null
): FastifyReply {
  const targets = ["'self'", ...(target === null ? [] : [anyPortOf(new URL(target))])].join(' ')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'self'`
    )
    .send(page)
}

const anyPortOf = ({ protocol, hostname }: URL) => `${protocol}//${hostname}:*`
