/** One object as a module: its names are the named exports and it is the default export, so that `jest.spyOn` reaches both. */
export function asTaroModule(all: Record<string, unknown>): Record<string, unknown> {
  const get = (own: Record<string, unknown>, name: string) => {
    if (name === '__esModule') return true
    return name === 'default' ? all : own[name]
  }
  return new Proxy(all, { get })
}
