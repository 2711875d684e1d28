import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { pathOf } from './citations'

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string
        readonly ports?: readonly string[]
        readonly read_only?: boolean
        readonly environment?: Readonly<Record<string, string>>
        readonly networks: { readonly inner: { readonly ipv4_address: string } }
      }
    >
  >
  readonly networks: { readonly inner: { readonly ipam: { readonly config: readonly [{ subnet: string }] } } }
}

const read = (name: string) => readFileSync(pathOf(name), 'utf8')
const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('server-'))

test('the image runs without rights, on the Node version of the checkout, and has a health check', () => {
  const [, user = ''] = /^USER (\d+):\d+$/m.exec(dockerfile) ?? []
  expect(Number(user)).toBeGreaterThan(0)
  const node = read('.nvmrc').trim()
  expect(dockerfile).toMatch(new RegExp(`^FROM node:${node}-\\S+ AS build$`, 'm'))
  expect(dockerfile).toMatch(new RegExp(`^FROM \\S+/nodejs${node}-debian\\d+:nonroot$`, 'm'))
  expect(dockerfile).toContain('HEALTHCHECK')
})

test('two servers trust the proxy of their own network, and write nothing to their image', () => {
  expect(servers).toHaveLength(2)
  const [{ subnet }] = compose.networks.inner.ipam.config
  for (const [, server] of servers) {
    expect(server.environment?.TRUST_PROXY).toBe(subnet)
    expect(server.read_only).toBe(true)
  }
})

test('nginx knows both servers, and nothing is published but nginx, on this machine alone', () => {
  for (const [name] of servers)
    expect(read('deploy/nginx.conf')).toContain(`server ${name}:9527 max_fails=0;`)
  const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
    ports.map((port) => `${name} ${port}`)
  )
  expect(published).toEqual(['nginx 127.0.0.1:8080:8080'])
})

test('the database has the defaults that the server asks for behind a pooler in transaction mode', () => {
  const asked = /const DEFAULTS = \{([^}]*)\}/.exec(read('server/db/pooled.ts'))?.[1] ?? ''
  const names = [...asked.matchAll(/(\w+): '([^']+)'/g)].map(([, name = '', value = '']) => ({ name, value }))
  expect(names).toHaveLength(3)
  for (const { name, value } of names)
    expect(read('deploy/postgres/init.sh').toLowerCase()).toContain(
      `alter database privilege set ${name.toLowerCase()} = '${value.toLowerCase()}';`
    )
  expect(read('deploy/pgbouncer/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m)
})
