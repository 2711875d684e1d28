// A CSS module in tests: every class name is its own.
const names = new Proxy({}, { get: (_, name) => name })
module.exports = new Proxy({ __esModule: true, default: names }, { get: (own, name) => own[name] ?? name })
