// Stands for code that tests do not load: whatever is taken from it is a function that does nothing.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : () => undefined) })
