import type { Element } from '../host/element'
import type { Json } from '../host/json'
import { unheardPictures } from '../voice/pictures'
import { faultsIn } from '../voice/stops'
import { transcriptOf } from '../voice/transcript'

type Child = Element | string

/** An element of a screen as the host draws it: `children` are given their parent. */
function made(tag: string, attrs: Element['attrs'] = {}, ...children: Child[]): Element {
  const element: Element = {
    tag,
    attrs,
    owner: { handler: () => undefined },
    parent: null,
    children: [],
    visible: true
  }
  for (const child of children)
    element.children.push(typeof child === 'string' ? child : Object.assign(child, { parent: element }))
  return element
}

const page = (...children: Child[]) => made('page', {}, ...children)
const TAPPED = { bindtap: 'eh' }

test('a control is one stop: name, role, state; what is in it is its name', () => {
  const row = made(
    'view',
    { ...TAPPED, ariaRole: 'checkbox', ariaChecked: 'false', ariaDisabled: 'true' },
    made('text', {}, '记住'),
    made('view', { ariaHidden: 'true' }, '✓'),
    made('view', {}, '这台设备')
  )
  const root = page(row)
  expect(transcriptOf(root)).toBe('记住 这台设备，复选框，未选中，已停用')
  expect(faultsIn(root)).toEqual([])
})

test('a label is said in place of what is in it, and a field by its label, then its value', () => {
  const price = made(
    'view',
    { ariaRole: 'img', ariaLabel: '12.00元' },
    made('text', {}, '¥'),
    made('text', {}, '12')
  )
  const field = made('input', {
    ariaRole: 'textbox',
    ariaLabel: '手机号',
    placeholder: '请输入',
    value: '139'
  })
  expect(transcriptOf(page(price, field)).split('\n')).toEqual(['12.00元，图像', '手机号，139，文本框'])
})

test('a part with a name, or one that tells of its changes, stands above what is in it', () => {
  const root = page(
    made(
      'view',
      { ariaRole: 'tablist', ariaLabel: '主导航' },
      made('view', { ariaRole: 'tab', ariaSelected: 'true' }, '市集')
    ),
    made('view', { ariaLive: 'polite' }, '没有更多了')
  )
  expect(transcriptOf(root)).toBe('［主导航，标签栏］\n  市集，标签页，已选定\n［变化时播报］\n  没有更多了')
})

test('decoration, what is out of sight and pictures without a label are not heard', () => {
  const unseen = Object.assign(made('view', {}, '看不见'), { visible: false })
  expect(
    transcriptOf(page(made('image', { src: 'a.png' }), made('view', { ariaHidden: 'true' }, '装饰'), unseen))
  ).toBe('')
})

test('the paragraphs of rich text are read one by one', () => {
  const nodes: Json = [
    { name: 'h3', children: [{ type: 'text', text: '规则' }] },
    {
      name: 'p',
      children: [
        { type: 'text', text: '每期' },
        { name: 'strong', children: [{ type: 'text', text: '两项' }] }
      ]
    }
  ]
  expect(transcriptOf(page(made('rich-text', { nodes })))).toBe('规则，标题\n每期两项')
  expect(transcriptOf(page(made('rich-text', { nodes: '<p>一</p><p>二</p>' })))).toBe('一\n二')
})

test('a control without a name, one that does not say what it is, one in another and a state that is no word are faults', () => {
  const root = page(
    made('view', { ...TAPPED, class: 'close', ariaRole: 'button' }, made('image')),
    made('view', { ...TAPPED, class: 'row' }, '我的订单'),
    made('view', { ariaRole: 'button' }, '整行', made('button', { class: 'inner' }, '领取')),
    made('view', { class: 'tick', ariaRole: 'checkbox', ariaLabel: '同意', ariaChecked: true })
  )
  expect(faultsIn(root)).toEqual([
    'no name: view.close (button) “”',
    'can be tapped and does not say what it is: view.row “我的订单”',
    'cannot be reached, as it is in another control: button.inner (button) “领取”',
    'ariaChecked is no word: view.tick'
  ])
})

test('a picture has a name, or words beside it that are its own; a bar has a name', () => {
  const picture = (className: string, attrs: Element['attrs'] = {}) =>
    made('image', { class: className, ...(attrs['ariaLabel'] ? {} : { ariaHidden: 'true' }), ...attrs })
  const row = (...children: Child[]) => made('view', { class: 'row' }, ...children)
  const bar = (attrs: Element['attrs'] = {}) =>
    made('view', { class: 'bar', ariaRole: 'progressbar', ...attrs })
  const root = page(
    row(picture('thing'), made('view', {}, '保温杯')),
    row(picture('named', { ariaLabel: '二维码' })),
    made('view', { ...TAPPED, ariaRole: 'button' }, picture('first'), picture('second'), '兑换'),
    made('view', { ariaHidden: 'true' }, picture('hidden'), picture('too')),
    row(row(picture('one'), picture('other')), made('view', {}, '订单')),
    row(bar(), made('view', {}, '剩 3')),
    bar({ ariaLabel: '本期已领 3，共 5' })
  )
  expect(unheardPictures(root)).toEqual([
    'no words: image.one in .row',
    'no words: image.other in .row',
    'no words: view.bar in .row'
  ])
})
