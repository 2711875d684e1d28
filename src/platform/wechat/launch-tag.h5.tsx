import { useEffect, useRef } from 'react'
import type { LaunchTagProps } from './launch-tag-types'

/** WeChat renders the button in its own document, which our styles do not reach. */
const style = (accent: string) =>
  `button{width:100%;height:52px;padding:0;border:0;border-radius:26px;background:${accent};color:#fff;font-size:17px;font-weight:600}`

/** The channel's colour at the button's position. */
const accentAt = (place: Element | null): string =>
  (place && getComputedStyle(place).getPropertyValue('--accent').trim()) || '#d5382b'

function template(words: string, accent: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'text/wxtag-template'
  const button = document.createElement('button')
  button.textContent = words
  script.textContent = `<style>${style(accent)}</style>${button.outerHTML}`
  return script
}

/** The button by which WeChat's browser opens a mini-program; WeChat accepts only a tap on its own tag. */
export function LaunchTag({ username, appId, path, words, onFail }: LaunchTagProps) {
  const box = useRef<HTMLDivElement>(null)
  const fail = useRef(onFail)
  fail.current = onFail
  useEffect(() => {
    const holder = box.current
    const failed = () => fail.current()
    const tag = document.createElement('wx-open-launch-weapp')
    tag.setAttribute('username', username)
    tag.setAttribute('appid', appId)
    tag.setAttribute('path', path)
    tag.style.display = 'block'
    tag.append(template(words, accentAt(holder)))
    tag.addEventListener('error', failed)
    holder?.replaceChildren(tag)
    import(/* webpackChunkName: "wechat-sdk" */ './wechat-sdk-ready')
      .then(({ readySdk }) => readySdk())
      .catch(failed)
    return () => holder?.replaceChildren()
  }, [username, appId, path, words])
  return <div ref={box} />
}
