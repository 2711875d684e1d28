import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Whether a port of this machine is free. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '0.0.0.0' }, () => server.close(() => resolve(true)))
  })
}

/** A free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** This machine's address in its local network, for a phone; undefined if it has none. */
export function lanAddress() {
  return Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry && entry.family === 'IPv4' && !entry.internal)?.address
}

/** Waits until a URL answers with success; throws after `timeoutMs` or once `gone()` says it never will. */
export async function waitFor(url, { timeoutMs = 180_000, gone = () => false } = {}) {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if (gone()) throw new Error(`what should answer at ${url} has stopped`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // not up yet
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`)
}
