/** A page of a list as the contract has it. */
interface ListPage<T> {
  readonly list: readonly T[]
  readonly next: string | null
}

/** The pages of a list from the first to the last, each begun at the cursor that the one before gave. */
export async function allPages<T, P extends ListPage<T>>(
  read: (part: { readonly cursor?: string }) => Promise<P & ListPage<T>>
): Promise<P[]> {
  const pages: P[] = [await read({})]
  for (let next = pages[0]?.next; next != null; next = pages.at(-1)?.next)
    pages.push(await read({ cursor: next }))
  return pages
}
