/**
 * Webpack loader for `components.js`: Taro's table of components with their attributes, from which it numbers both, in its templates
 * and at run time. All components keep their numbers; attributes have those that the app has. Their defaults are in the templates alone.
 */
const path = require('node:path')
const { buildSync } = require('esbuild')

/** Those that have a template in the package (`base.wxml`). */
const USED = [
  'Button',
  'Checkbox',
  'Image',
  'Input',
  'PageContainer',
  'Picker',
  'Radio',
  'RichText',
  'ScrollView',
  'Swiper',
  'SwiperItem',
  'Text',
  'Textarea',
  'View',
  'WebView'
]

/** Taro's module, its table with what is WeChat's own. */
function readTable() {
  const contents = `import { internalComponents, mergeInternalComponents } from '@tarojs/shared'
import { components } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'
mergeInternalComponents(components)
export * from '@tarojs/shared/dist/components.js'`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: path.resolve(__dirname, '../..') },
    mainFields: ['browser', 'module', 'main'],
    bundle: true,
    format: 'cjs',
    write: false
  })
  const module = { exports: {} }
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports)
  return { ...module.exports }
}

/** Events have no numbers. */
const numbered = (attributes) =>
  Object.fromEntries(
    Object.keys(attributes)
      .filter((name) => !name.startsWith('bind'))
      .map((name) => [name, ''])
  )

/** Its exports, with the table that the app starts with. */
function startTable() {
  const { internalComponents, ...rest } = readTable()
  const entries = Object.entries(internalComponents).map(([name, attributes]) => [
    name,
    USED.includes(name) ? numbered(attributes) : {}
  ])
  return { ...rest, internalComponents: Object.fromEntries(entries) }
}

function write(value) {
  if (typeof value === 'function') return String(value).replace(/^function \w+/, 'function')
  if (value instanceof Set) return `new Set(${JSON.stringify([...value])})`
  if (value instanceof Map) return `new Map(${JSON.stringify([...value])})`
  return JSON.stringify(value)
}

module.exports = () =>
  Object.entries(startTable())
    .map(([name, value]) => `export const ${name} = ${write(value)}\n`)
    .join('')
module.exports.readTable = readTable
module.exports.startTable = startTable
