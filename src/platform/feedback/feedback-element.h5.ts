/** A box with a class and, perhaps, text. */
export function element(className: string | undefined, text = ''): HTMLElement {
  const box = document.createElement('div')
  if (className) box.className = className
  box.textContent = text
  return box
}

/** Applies the theme of the current page to an element outside the pages. */
export function themed(box: HTMLElement): HTMLElement {
  const themes = document.querySelector('.theme')?.className.match(/\btheme-\w+/g)
  box.classList.add('theme', ...(themes ?? []))
  return box
}
