import type { Landmark } from './landmark-types'

const ROLES: Readonly<Record<Landmark, Readonly<Record<string, unknown>>>> = {
  main: { role: 'main' },
  header: { role: 'banner' },
  navigation: { role: 'navigation', 'aria-label': '主导航' },
  actions: { role: 'region', 'aria-label': '操作' },
  title: { role: 'heading', 'aria-level': 1 }
}

/** Props that turn a View into a landmark, or into the page's only first-level heading. */
export const landmark = (part: Landmark): Readonly<Record<string, unknown>> => ROLES[part]
