import { SHIPPED_INTERFACES, WECHAT_FORM } from '../../../server/domain/personal-data/wechat-form'
import { distFiles, readDist } from '../host/dist'

/** All code of the build, and all markup. */
const scripts = distFiles('.js').map(readDist)
const markup = distFiles('.wxml').map(readDist)

/** Whether the build calls an interface, or has it as a button's, an input's or an element's kind. */
function isShipped(name: string): boolean {
  if (name.startsWith('<')) return markup.some((text) => text.includes(`${name} `))
  const pattern = new RegExp(`\\.${name}\\)?\\(|(openType|type):[^,]{0,30}"${name}"`)
  return scripts.some((text) => pattern.test(text))
}

test('what the build has of WeChat’s private interfaces is what the operator is told to declare', () => {
  const shipped = WECHAT_FORM.flatMap(({ interfaces }) => interfaces).filter(isShipped)
  expect([...shipped].sort()).toEqual([...SHIPPED_INTERFACES].sort())
})

test('each that is shipped has a purpose and WeChat’s key', () => {
  const bare = WECHAT_FORM.filter(
    ({ interfaces, purpose, key }) =>
      interfaces.some((one) => SHIPPED_INTERFACES.includes(one)) && !(purpose && key)
  )
  expect(bare.map(({ name }) => name)).toEqual([])
})
