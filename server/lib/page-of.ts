/** One page of a list, in the contract's form; pages count from 1. */
export function pageOf<T>(list: readonly T[], page: number, pageSize: number) {
  const from = (page - 1) * pageSize
  return {
    list: list.slice(from, from + pageSize),
    page,
    hasMore: from + pageSize < list.length,
    total: list.length
  }
}
