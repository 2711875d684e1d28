import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react'

/** Props that every component of `@tarojs/components` accepts. */
export interface BaseProps {
  id?: string
  className?: string
  style?: CSSProperties
  children?: ReactNode
  hidden?: boolean
  role?: string
  ariaLabel?: string
  onClick?: Handler
  onLongPress?: Handler
  onTouchStart?: Handler
  onTouchMove?: Handler
  onTouchEnd?: Handler
}

/** Taro types its handlers by component; here they only pass the event on. */
export type Handler = (event: unknown) => void

// What may reach a DOM element: Taro's own props (hoverClass, lazyLoad, …) would cause React warnings.
const LEGAL =
  /^(id|role|title|style|hidden|tabIndex|dangerouslySetInnerHTML|aria-.*|data-.*|on(Click|Touch.*|Mouse.*|Pointer.*|Transition.*|Animation.*|ContextMenu|Wheel|Key.*))$/

/** Result per name: there are few names, and a page looks them up thousands of times. */
const legal: Record<string, boolean> = Object.create(null) as Record<string, boolean>

/** Those of a component's props that a DOM element understands. */
export function domProps(props: BaseProps): HTMLAttributes<HTMLElement> {
  const provided = props as Readonly<Record<string, unknown>>
  const found: Record<string, unknown> = {}
  for (const name in provided) if ((legal[name] ??= LEGAL.test(name))) found[name] = provided[name]
  if (props.ariaLabel) found['aria-label'] = props.ariaLabel
  return found
}

/** Class names joined, without the absent ones; undefined if none is left. */
export function classes(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

/** Adds the `detail` that a mini-program's event has. */
export function withDetail<E extends object>(event: E, detail: object): E {
  return Object.defineProperty(event, 'detail', { value: detail, configurable: true, enumerable: true })
}

/** Passes an element to a component's ref, of either kind. */
export function assignRef<T>(ref: Ref<T> | undefined, value: T | null): void {
  if (typeof ref === 'function') ref(value)
  else if (ref) (ref as { current: T | null }).current = value
}
