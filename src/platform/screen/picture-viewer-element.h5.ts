import { element } from '../feedback/feedback-element.h5'
import { holdOverlay } from './overlay'
import { followFingers } from './picture-fingers.h5'
import type { ShownPictures } from './picture-viewer-types'
import css from './picture-viewer.module.scss'

const ID = 'picture-viewer'

function button(className: string | undefined, text: string, sign: string, onPress: () => void): HTMLElement {
  const made = document.createElement('button')
  if (className) made.className = className
  made.type = 'button'
  made.textContent = sign
  made.setAttribute('aria-label', text)
  made.addEventListener('click', onPress)
  return made
}

/** Opens the viewer over the page; Escape, the phone's back button and 关闭 close it. */
export function openViewer({ urls, index, name }: ShownPictures): void {
  const viewer = element(css.viewer)
  viewer.id = ID
  viewer.tabIndex = -1
  viewer.setAttribute('role', 'dialog')
  viewer.setAttribute('aria-modal', 'true')
  viewer.setAttribute('aria-label', `${name}的图片`)

  const stage = element(css.stage)
  const picture = document.createElement('img')
  picture.draggable = false
  if (css.picture) picture.className = css.picture
  stage.append(picture)
  const fingers = followFingers(stage, picture)

  const place = element(css.place)
  place.setAttribute('aria-live', 'polite')
  let shown = index
  const show = (next: number) => {
    shown = (next + urls.length) % urls.length
    picture.src = urls[shown] ?? ''
    picture.alt = `${name}，第 ${shown + 1} 张`
    place.textContent = `${shown + 1} / ${urls.length}`
    fingers.reset()
  }
  const close = () => {
    hold.release()
    viewer.remove()
  }
  viewer.append(stage, place, button(css.close, '关闭', '×', close))
  if (urls.length > 1) {
    viewer.append(
      button(css.before, '上一张', '‹', () => show(shown - 1)),
      button(css.after, '下一张', '›', () => show(shown + 1))
    )
  }
  document.body.append(viewer)
  const hold = holdOverlay(ID, close)
  show(index)
}
