/** Template with the tables and nothing in them. */
export const EMPTY = 'template_empty'

/** Template with the demo catalogue. */
export const SEEDED = 'template_seeded'

/** Address of another database of the same cluster. */
export function databaseUrl(clusterUrl: string, name: string): string {
  return clusterUrl.replace('/postgres?', `/${name}?`)
}
