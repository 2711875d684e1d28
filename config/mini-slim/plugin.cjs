/**
 * A plugin of Taro's for the mini-program: of WeChat's components only those that the app uses, with the attributes and events
 * that it sets (`config/used-components.json`, which a test holds against the code). Taro writes a template of each component
 * with all of its attributes into `base.wxml`, once for each depth of nesting, and the same table into the runtime; both lie
 * in the main package.
 *
 * Both sides number components and attributes by their place in the table, so it must be the same one: it is cut here, after
 * Taro's platform has filled it, and given to the loader that writes it into the runtime.
 */
const path = require('node:path')
const USED = require('../used-components.json')

/** Asked for by name in Taro's own code. */
const NEEDED = { KeyboardAccessory: [] }

/** The table, `{ Component: { attribute: default } }`, without what is not used. Changes it in place. */
function keepUsed(table) {
  for (const name of Object.keys(table)) {
    const used = USED[name] ?? NEEDED[name]
    if (!used) delete table[name]
    else if (used !== '*')
      for (const attribute of Object.keys(table[name]))
        if (!used.includes(attribute)) delete table[name][attribute]
  }
}

/** What of the table's components or attributes WeChat does not know: a slip of the pen, or a new Taro. */
function unknown(table) {
  return Object.entries(USED).flatMap(([name, used]) => {
    if (!table[name]) return [name]
    return used === '*'
      ? []
      : used.filter((attribute) => !(attribute in table[name])).map((one) => `${name} ${one}`)
  })
}

module.exports = (ctx) => {
  let table
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (platform.platform !== 'weapp') return
      table = platform.template.internalComponents
      const slips = unknown(table)
      if (slips.length > 0)
        throw new Error(`config/used-components.json names what Taro does not know: ${slips.join(', ')}`)
      keepUsed(table)
    }
  })
  ctx.modifyWebpackChain(({ chain }) => {
    if (!table) return
    const loader = path.join(__dirname, 'loader.cjs')
    const rule = (name, test, options) =>
      chain.module.rule(name).test(test).enforce('pre').use(name).loader(loader).options(options)
    rule('used-components', /@tarojs[\\/]shared[\\/]dist[\\/]components\.js$/, { part: 'table', table })
    rule('used-components-runtime', /@tarojs[\\/]plugin-platform-weapp[\\/]dist[\\/]runtime\.js$/, {
      part: 'runtime'
    })
  })
}
