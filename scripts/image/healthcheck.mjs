/** Health check of the container: the server is ready and its database answers. */
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, {
  signal: AbortSignal.timeout(4000)
}).catch(() => ({ ok: false }))
process.exit(ok ? 0 : 1)
