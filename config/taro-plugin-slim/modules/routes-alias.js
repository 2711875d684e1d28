// Taro's table of URL aliases as a rule: a page `/x/index` also opens at `/x`. Only the exceptions (home's)
// are listed
class RoutesAlias {
  constructor() {
    this.listed = []
    this.origins = new Map()
  }
  set(customRoutes = {}) {
    this.listed = Object.entries(customRoutes)
    for (const [page, addresses] of this.listed)
      for (const address of addresses) this.origins.set(address, page)
  }
  getOrigin(address = '') {
    return this.origins.get(address) ?? address
  }
  /** The URL that navigation shows: the first in the list. */
  getAlias(address = '') {
    const listed = this.listed.find(([page]) => page === address)
    return listed ? listed[1][0] : address
  }
  getAll(page = '') {
    const listed = this.listed.find(([path]) => path === page)
    if (listed) return listed[1]
    const short = page.replace(/\/index$/, '')
    this.origins.set(short, page)
    return [page, short]
  }
}
export const routesAlias = new RoutesAlias()
