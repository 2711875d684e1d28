/** One page of a list, as the contract shows it; pages count from 1. */
export function pageOf<T>(list: readonly T[], page: number, pageSize: number) {
  const from = (page - 1) * pageSize
  return {
    list: list.slice(from, from + pageSize),
    page,
    hasMore: from + pageSize < list.length,
    total: list.length
  }
}
