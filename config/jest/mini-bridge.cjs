const changed = require('../mini-pages.cjs')
const { createTransformer } = require('@swc/jest')

/** Taro's bridge of the mini-program as it is in a build. */
module.exports = {
  createTransformer: (options) => {
    const swc = createTransformer(options)
    return { ...swc, process: (source, ...rest) => swc.process(changed(source), ...rest) }
  }
}
