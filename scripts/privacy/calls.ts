/**
 * What a built mini-program asks of its users. WeChat reads the uploaded package in the same way, and holds what it finds
 * against 用户隐私保护指引.
 */
import fs from 'node:fs'
import path from 'node:path'
import { WECHAT_FORM } from '../../server/domain/personal-data/wechat-form'

/** One kind of information of WeChat's form that the package asks for. */
export interface AskedFor {
  /** The kind's name in the form, and WeChat's key of it. */
  readonly information: string
  readonly key: string | null
  /** What it is needed for; null as long as nobody has written that down: it may not be uploaded then. */
  readonly purpose: string | null
  readonly interfaces: readonly { readonly name: string; readonly files: readonly string[] }[]
}

/** Taro lists every call of WeChat, to pass it on: what is used of them stands in the other files. */
const LISTS_ALL = 'taro.js'

/** Whether a file makes the call, has it as the kind of a button or an input, or has the element (`<name`). */
function has(name: string, file: string, text: string): boolean {
  if (name.startsWith('<')) return file.endsWith('.wxml') && new RegExp(`${name}[\\s>]`).test(text)
  const pattern = `\\.${name}\\)?\\(|(openType|type):[^,]{0,30}["']${name}["']`
  return file.endsWith('.js') && new RegExp(pattern).test(text)
}

/** Reads the package in `folder`: every kind of information that it asks for, in the order of the form. */
export function askedFor(folder: string): readonly AskedFor[] {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(js|wxml)$/.test(file) && file !== LISTS_ALL)
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }))
  return WECHAT_FORM.flatMap(({ name: information, key = null, purpose = null, interfaces }) => {
    const found = interfaces
      .map((name) => ({
        name,
        files: files.filter(({ file, text }) => has(name, file, text)).map(({ file }) => file)
      }))
      .filter((one) => one.files.length > 0)
    return found.length > 0 ? [{ information, key, purpose, interfaces: found }] : []
  })
}
