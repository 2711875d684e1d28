import { useSearchParams } from 'react-router'

/**
 * The filters of a list, kept in the address: going back, or sending the address to a colleague, shows the same list. Parameters that
 * are not named here are ignored.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams()
  const filters = Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)
      return value ? [[name, value]] : []
    })
  ) as Partial<Record<Name, string>>
  const setFilters = (values: Partial<Record<Name, string | undefined>>) =>
    setQuery(
      Object.fromEntries(
        names.flatMap((name) => {
          const value = values[name]?.trim()
          return value ? [[name, value]] : []
        })
      )
    )
  return [filters, setFilters] as const
}
