/** Runs in the page: marks what lies below the first screen. */
export function markBelow(height) {
  for (const element of document.querySelectorAll('.taro_page *')) {
    const fixed = getComputedStyle(element).position === 'fixed'
    if (element.getBoundingClientRect().top >= height && !fixed) element.dataset.shell = 'skip'
  }
}

/** Runs in the page: the markup of the first screen and the style rules that it needs. */
export function takeSnapshot() {
  const root = document.querySelector('.taro_page')
  const clone = root.cloneNode(true)
  for (const below of clone.querySelectorAll('[data-shell="skip"]')) below.remove()
  for (const copy of clone.querySelectorAll('*')) {
    for (const name of ['tabindex', 'role', 'id', 'aria-label', 'data-first-screen'])
      copy.removeAttribute(name)
  }
  const keep = (selector) => {
    const plain = selector.replace(/::?[a-z-]+(\([^)]*\))?/gi, (pseudo) =>
      /^:(root|not|is|where|nth|first|last)/.test(pseudo) ? pseudo : ''
    )
    try {
      return (
        root.matches(plain) ||
        clone.querySelector(plain) !== null ||
        /^(:root|html|body|\*)?$/.test(plain.trim())
      )
    } catch {
      return false
    }
  }
  /** The rule without its mask; what was for a pseudo-element is for the element in its place (plain-masks.mjs). */
  const plainRule = (text) =>
    text
      .replace(/(-webkit-)?mask[\w-]*:[^;"]*url\("[^"]*"\)[^;]*;/g, '')
      .replace(/::(before|after)/g, ' > .drawn-$1')
  const rules = (list) =>
    [...list]
      .map((rule) => {
        if (rule.selectorText !== undefined)
          return rule.selectorText.split(',').some(keep) ? plainRule(rule.cssText) : ''
        if (rule.media) {
          const inner = rules(rule.cssRules)
          return inner ? `@media ${rule.media.mediaText}{${inner}}` : ''
        }
        return ''
      })
      .join('')
  const css = [...document.styleSheets].map((sheet) => rules(sheet.cssRules)).join('')
  const drawn = '.drawn{display:block;height:100%;width:100%}.drawn-before,.drawn-after{font-style:normal}'
  return { css: css + drawn, html: clone.outerHTML }
}
