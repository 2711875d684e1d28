import { sitemap } from '../../config/sitemap'
import { routeOf, type RoutePath } from '../../src/routes/table'

const { rules } = sitemap()

it('WeChat may index pages that anybody can open and share, and no others', () => {
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
  const indexed = rules.slice(0, -1)
  expect(indexed.length).toBeGreaterThan(0)
  for (const { action, page } of indexed) {
    const { share, login } = routeOf(page as RoutePath)
    expect({ page, action, isShared: share !== undefined, login }).toEqual({
      page,
      action: 'allow',
      isShared: true,
      login: undefined
    })
  }
})
