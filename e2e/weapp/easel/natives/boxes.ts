import { richHtml } from '../../paint/markup'
import { phoneCodeOf } from '../../host/phone'
import { asText, type Json } from '../../host/json'
import { pageOf } from '../page/open-page'
import { servedHere } from '../page/page-window'
import type { EaselProgram } from '../page/program'
import { hoverable, HOVER } from './hover'
import { isOn, type Native, type Tag } from './tag'

/** What WeChat answers to a button that asks for the phone number. */
function phoneNumber({ answers, phone }: EaselProgram): object {
  if (answers.phoneNumber === 'give') return { errMsg: 'getPhoneNumber:ok', code: phoneCodeOf(phone) }
  if (answers.phoneNumber === 'refuse') return { errMsg: 'getPhoneNumber:fail user deny' }
  return { errMsg: 'getPhoneNumber:fail jsapi has no permission', errno: 1400001 }
}

/** What a button of an open type opens: WeChat's own sheets, answered as the test says. */
function openType(program: EaselProgram, tag: Tag): void {
  const type = tag.data['openType']
  if (isOn(tag.data['disabled']) || typeof type !== 'string' || type === '') return
  if (type === 'getPhoneNumber') tag.fire('getphonenumber', phoneNumber(program))
  else if (type === 'chooseAvatar') tag.fire('chooseavatar', { avatarUrl: 'wxfile://tmp_avatar.png' })
  else {
    const options: unknown =
      type === 'share' ? pageOf(tag.element).call('onShareAppMessage', { from: 'button' }) : {}
    program.shown.outside.push({ name: type, options: (options ?? {}) as Record<string, unknown> })
  }
}

const pictureOf = (tag: Tag) => tag.element.querySelector('img')

/** Boxes with what the mini-program puts in them, and pictures. */
export function boxes(program: EaselProgram) {
  return {
    view: { properties: HOVER, attached: hoverable },
    text: {
      properties: { selectable: null, userSelect: null },
      reflected: ['userSelect']
    },
    image: {
      properties: { src: String, mode: String, lazyLoad: null, showMenuByLongpress: null, webp: null },
      reflected: ['mode'],
      created(tag) {
        const picture = tag.element.ownerDocument.createElement('img')
        picture.alt = ''
        picture.addEventListener('load', () =>
          tag.fire('load', { width: picture.naturalWidth, height: picture.naturalHeight })
        )
        picture.addEventListener('error', () => tag.fire('error', { errMsg: 'GET fail' }))
        tag.element.append(picture)
      },
      update(tag) {
        const picture = pictureOf(tag)
        const src = typeof tag.data['src'] === 'string' ? servedHere(tag.data['src']) : ''
        if (!picture || picture.getAttribute('src') === src) return
        if (src) picture.setAttribute('src', src)
        else picture.removeAttribute('src')
      }
    },
    button: {
      properties: {
        ...HOVER,
        disabled: null,
        loading: null,
        plain: null,
        type: String,
        size: String,
        openType: String,
        formType: String,
        name: String
      },
      reflected: ['disabled', 'loading', 'plain', 'type', 'size'],
      attached: hoverable,
      pressed: (tag) => openType(program, tag)
    },
    'rich-text': {
      properties: { nodes: null },
      update(tag) {
        const inner = tag.element.querySelector('div') ?? tag.element.ownerDocument.createElement('div')
        const html = servedHere(richHtml(tag.data['nodes'] as Json | undefined))
        if (inner.parentElement && inner.innerHTML === html) return
        inner.innerHTML = html
        tag.element.append(inner)
      }
    },
    'web-view': {
      properties: { src: String },
      update: (tag) => tag.element.setAttribute('data-src', asText(tag.data['src']))
    },
    'page-container': {
      properties: {
        show: null,
        duration: null,
        zIndex: null,
        overlay: null,
        position: String,
        round: null,
        closeOnSlideDown: null,
        overlayStyle: String,
        customStyle: String
      },
      attached: holdPage,
      update: holdPage,
      detached: (tag) => {
        const page = pageOf(tag.element)
        if (held.get(tag.element)) page.container = undefined
      }
    }
  } satisfies Record<string, Native>
}

/** Page containers that are shown, by their element. */
const held = new WeakMap<Element, true>()

/** A step back closes it in place of the page, once each time that it was told to show. */
function holdPage(tag: Tag): void {
  const shown = isOn(tag.data['show'])
  if (shown === held.has(tag.element)) return
  const page = pageOf(tag.element)
  if (!shown) {
    held.delete(tag.element)
    page.container = undefined
    return
  }
  held.set(tag.element, true)
  page.container = { close: () => tag.fire('afterleave', {}) }
}
