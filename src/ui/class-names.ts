/** Joins the classes into one class attribute; empty and false ones are omitted. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
