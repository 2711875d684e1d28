/** A renderer for the tests of its thread: what it does is told by the path. */
const done = (request, html, failed = 0) => ({ request, html, failed, renderMs: 3 })

const deeds = {
  reads: async (request, answer) => {
    const refused = []
    const ask = (input) =>
      answer({ path: 'some/read' }, input).catch(() => refused.push(input.name) && undefined)
    const answers = await Promise.all(request.query.names.split(',').map((name) => ask({ name })))
    return done(request, JSON.stringify(answers), refused.length)
  },
  refusals: async (request, answer) => {
    const ask = (name) =>
      answer({ path: 'some/read' }, { name }).catch(({ code, message }) => [code, message])
    return done(request, JSON.stringify(await Promise.all(request.query.names.split(',').map(ask))))
  },
  throws: () => Promise.reject(new Error('the page is broken')),
  hangs: () => {
    for (;;);
  },
  ends: () => process.exit(7),
  eats: () => {
    const held = []
    for (;;) held.push(new Array(1e6).fill(held.length))
  },
  waits: () => new Promise(() => undefined)
}

module.exports = {
  render: (request, answer) =>
    (deeds[request.path] ?? (async () => done(request, request.path)))(request, answer),
  skeleton: (request) => done(request, ''),
  document: ({ request, html }) => `${request.memberId} ${html}`
}
