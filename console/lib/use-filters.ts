import { useLocation, useSearchParams } from 'react-router'

/**
 * The filters of a list, kept in the address: going back, or sending the address to a colleague, shows the same list. Parameters that
 * are not named here are ignored.
 * @param unaddressed filters that do not belong into an address, such as whole phone numbers of strangers: going back finds them in the
 * browser's history, and nobody else does
 */
export function useFilters<Name extends string, Unaddressed extends Name = never>(
  names: readonly Name[],
  unaddressed: readonly Unaddressed[] = []
) {
  const [query, setQuery] = useSearchParams()
  const kept = useLocation().state as Partial<Record<string, unknown>> | null
  const isKept = (name: Name) => (unaddressed as readonly Name[]).includes(name)
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = isKept(name) ? kept?.[name] : query.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    })
  ) as Partial<Record<Name, string>>
  const setFilters = (values: Partial<Record<Name, string | undefined>>) => {
    const typed = (wanted: (name: Name) => boolean) =>
      Object.fromEntries(
        names.filter(wanted).flatMap((name) => {
          const value = values[name]?.trim()
          return value ? [[name, value]] : []
        })
      )
    setQuery(
      typed((name) => !isKept(name)),
      { state: typed(isKept) }
    )
  }
  return [filters, setFilters] as const
}
