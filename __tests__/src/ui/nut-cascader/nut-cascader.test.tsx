import { NutCascader, type CascaderNode } from '@/ui/nut-cascader/nut-cascader'
import { eventually } from '../../../support/eventually'
import { act, find, mountPage, tap } from '../../../support/mount.h5'

const node = (value: string, children?: CascaderNode[]): CascaderNode => ({
  value,
  text: value,
  ...(children ? { children } : {})
})
const OPTIONS = [
  node('果', [node('苹果', [node('红'), node('青')]), node('梨')]),
  node('菜', [node('萝卜', [node('白'), node('胡')])])
]

async function open(...initial: string[]) {
  const onChoose = jest.fn()
  // on a page: NutUI measures its tabs there
  await mountPage(() => <NutCascader label='食材' options={OPTIONS} initial={initial} onChoose={onChoose} />)
  return onChoose
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const tabs = () => all('[role=tab]')
const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const isChosen = (element: HTMLElement) => element.getAttribute('aria-selected') === 'true'
const shownTab = () => names(tabs().filter(isChosen)).join()
const list = () => find('[role=listbox][aria-hidden=false]')
const options = () => [...list().querySelectorAll<HTMLElement>('[role=option]')]

const press = (key: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
const focused = () => document.activeElement?.textContent
/** The list that holds exactly these is shown. */
const shows = (...words: string[]) => eventually(() => expect(names(options())).toEqual(words))

it('the tabs and the list have roles, names and states; only the shown list is reached', async () => {
  await open('果', '苹果', '青')
  await shows('红', '青')
  expect(find('[role=tablist]').getAttribute('aria-label')).toBe('食材')
  expect(list().getAttribute('aria-label')).toBe('食材')
  expect(names(tabs())).toEqual(['果', '苹果', '青'])
  expect(shownTab()).toBe('青')
  expect(names(options().filter(isChosen))).toEqual(['青'])
  const reached = all('[role=option][tabindex="0"], [role=tab][tabindex="0"]')
  expect(names(reached)).toEqual(['青', '红', '青'])
})

it('is used by keys alone: arrows move, Enter and Space choose, and the focus follows into the next list', async () => {
  const onChoose = await open()
  await shows('果', '菜')
  options()[0]?.focus()
  await press('ArrowDown')
  expect(focused()).toBe('菜')
  await press('ArrowUp')
  await press('Enter')
  await shows('苹果', '梨')
  await eventually(() => expect(focused()).toBe('苹果'))
  await press(' ')
  await shows('红', '青')
  await eventually(() => expect(focused()).toBe('红'))
  expect(onChoose).not.toHaveBeenCalled()
  await press('ArrowDown')
  await press('Enter')
  await eventually(() => expect(onChoose.mock.calls).toEqual([[['果', '苹果', '青']]]))
})

it('the arrow keys of the tabs lead back, and stay on the tabs', async () => {
  await open('果', '苹果', '青')
  await shows('红', '青')
  tabs()[2]?.focus()
  await press('ArrowLeft')
  await shows('苹果', '梨')
  expect([shownTab(), focused()]).toEqual(['苹果', '苹果'])
})

it('another choice above begins the list below it at its top', async () => {
  const onChoose = await open('果', '苹果')
  await shows('红', '青')
  await tap(find('[role=tab]:nth-child(2)'))
  await shows('苹果', '梨')
  list().scrollTop = 40
  await tap(find('[role=tab]'))
  await shows('果', '菜')
  await tap(options()[1] as HTMLElement)
  await shows('萝卜')
  expect(list().scrollTop).toBe(0)
  expect(names(tabs())).toEqual(['菜', '请选择'])
  await tap(options()[0] as HTMLElement)
  await shows('白', '胡')
  await tap(options()[0] as HTMLElement)
  await eventually(() => expect(onChoose.mock.calls).toEqual([[['菜', '萝卜', '白']]]))
})
