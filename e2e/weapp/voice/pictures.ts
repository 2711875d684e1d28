import { isSingle } from '../../support/spoken-roles'
import { walk, type Element } from '../host/element'
import { asText } from '../host/json'
import { contentOf, nameOf } from './name'
import { attributeOf, isSilent, roleOf } from './semantics'

/** Of what is drawn: these say what it shows in a name, or nothing is heard of it. */
const DRAWN: ReadonlySet<string> = new Set(['img', 'progressbar'])

/** Within something that is silent, or one stop whose name says what is in it. */
function isSpokenFor(element: Element): boolean {
  for (let at = element.parent; at; at = at.parent)
    if (isSilent(at) || (isSingle(roleOf(at)) && nameOf(at) !== '')) return true
  return false
}

/** The next around it that says anything. */
function saying(element: Element): Element | null {
  let at = element.parent
  while (at && !attributeOf(at, 'aria-label') && !contentOf(at)) at = at.parent
  return at
}

/**
 * The pictures and bars of which nothing is heard, a line for each: they have no name, and the words beside them are not theirs, as other
 * pictures stand there too. Which picture is decoration, `config/taro-plugin-aria` takes from its label, and so says nothing here.
 */
export function unheardPictures(root: Element): string[] {
  const nameless = [...walk(root)].filter(
    (element) =>
      (element.tag === 'image' ? element.visible : DRAWN.has(roleOf(element)) && !isSilent(element)) &&
      !isSpokenFor(element) &&
      !attributeOf(element, 'aria-label')
  )
  const isLone = (element: Element) =>
    nameless.filter((other) => saying(other) === saying(element)).length === 1
  return nameless
    .filter((element) => DRAWN.has(roleOf(element)) || !isLone(element))
    .map(
      ({ tag, attrs, parent }) =>
        `no words: ${tag}.${asText(attrs['class'])} in .${asText(parent?.attrs['class'])}`
    )
}
