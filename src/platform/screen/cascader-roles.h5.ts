const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** Writes only changes: the observer reacts to every write. */
function set(element: Element | null, attributes: Readonly<Record<string, string | number | boolean>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element && element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value))
}

/**
 * Roles, names and states of the tabs and of the list below each. Lists other than the shown one are not
 * reachable.
 */
function describe(root: Element, label: string): HTMLElement | undefined {
  const tabs = all(root, '.nut-tabs-titles-item')
  const panes = all(root, '.nut-cascader-pane')
  const shown = tabs.findIndex((tab) => tab.classList.contains('nut-tabs-titles-item-active'))
  set(root.querySelector('.nut-tabs-list'), { role: 'tablist', 'aria-label': label })
  tabs.forEach((tab, index) =>
    set(tab, { role: 'tab', 'aria-selected': index === shown, tabindex: index === shown ? 0 : -1 })
  )
  panes.forEach((pane, index) => {
    set(pane, { role: 'listbox', 'aria-label': label, 'aria-hidden': index !== shown })
    all(pane, '.nut-cascader-item').forEach((item) =>
      set(item, {
        role: 'option',
        'aria-selected': item.classList.contains('active'),
        tabindex: index === shown ? 0 : -1
      })
    )
  })
  return panes[shown]
}

/**
 * Gives the Cascader of NutUI in the element with this id what it lacks: roles and names for screen readers, and keys. Arrow keys move along
 * the tabs and the list, Enter and Space choose, and after a choice by key the focus moves on into the next
 * list. Returns a function to stop.
 */
export function describeCascader(id: string, label: string): () => void {
  const root = document.getElementById(id)
  if (!root) return () => undefined
  /** The last choice was made by key: the focus follows. */
  let byKey = false
  let shown = describe(root, label)
  const observer = new MutationObserver(() => {
    const before = shown
    shown = describe(root, label)
    if (!byKey || shown === before) return
    // the list is still sliding in: scrolling to it would move the row of lists
    const first =
      shown?.querySelector<HTMLElement>('[aria-selected=true]') ?? shown?.querySelector('[role=option]')
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  })
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] })

  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target
    if (!(control instanceof HTMLElement)) return
    const role = control.getAttribute('role')
    if (role !== 'tab' && role !== 'option') return
    const isTab = role === 'tab'
    const step = STEPS[event.key]
    if (step) {
      event.preventDefault()
      const next = step > 0 ? control.nextElementSibling : control.previousElementSibling
      if (!(next instanceof HTMLElement)) return
      next.focus()
      byKey = false
      if (isTab) next.click()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      byKey = !isTab
      control.click()
    }
  }
  const onPointerDown = () => {
    byKey = false
  }
  root.addEventListener('keydown', onKeyDown)
  root.addEventListener('pointerdown', onPointerDown)
  return () => {
    observer.disconnect()
    root.removeEventListener('keydown', onKeyDown)
    root.removeEventListener('pointerdown', onPointerDown)
  }
}
