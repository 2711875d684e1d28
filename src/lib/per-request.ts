import { currentScope } from './request-scope'

/** An object of which each drawing has its own; what is read while modules are loaded is of one that nobody is shown. */
export function perRequest<T extends object>(
  make: () => T,
  of: (scope: NonNullable<ReturnType<typeof currentScope>>) => T
): T {
  const none = make()
  return new Proxy(none, {
    get(_target, name) {
      const scope = currentScope()
      const own = scope ? of(scope) : none
      const value: unknown = Reflect.get(own, name)
      return typeof value === 'function' ? (value.bind(own) as unknown) : value
    }
  })
}
