/** A box with a class and, perhaps, text. */
export function element(className: string | undefined, text = ''): HTMLElement {
  const box = document.createElement('div')
  if (className) box.className = className
  box.textContent = text
  return box
}

/** Gives an element outside the pages the theme of the page that is shown. */
export function themed(box: HTMLElement): HTMLElement {
  const themes = document.querySelector('.theme')?.className.match(/\btheme-\w+/g)
  box.classList.add('theme', ...(themes ?? []))
  return box
}
