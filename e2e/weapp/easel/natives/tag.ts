/** One native tag on a page. */
export interface Tag {
  readonly element: HTMLElement
  /** Properties as the template gives them. */
  readonly data: Readonly<Record<string, unknown>>
  /** Tells who listens at this tag; such events do not go up. */
  fire(type: string, detail: object): void
  /** The first element below it with this class. */
  inside(name: string): HTMLElement
}

type PropertyType = StringConstructor | BooleanConstructor | NumberConstructor | null

/** How a tag of WeChat behaves. */
export interface Native {
  /** As WeChat declares them: what is given in another type is told as a warning, which is a problem here. */
  readonly properties: Readonly<Record<string, PropertyType>>
  /** Properties that style sheets can see, as attributes. */
  readonly reflected?: readonly string[]
  /** Its parts are there, its properties too. */
  created?(tag: Tag): void
  /** Properties have changed, or it has come to the page. */
  update?(tag: Tag): void
  /** It came to the page. */
  attached?(tag: Tag): void
  detached?(tag: Tag): void
  /** A finger tapped it, or something in it that does nothing of its own. */
  pressed?(tag: Tag): void
}

/** Whether a property that may be text says yes. */
export const isOn = (value: unknown): boolean => value === true || value === 'true'

/** A number that may be given as text; undefined where there is none. */
export function numberOf(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}
