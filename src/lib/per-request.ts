import { currentScope } from './request-scope'

/**
 * An object with a separate instance per rendering; reads during module loading use an instance that is never
 * rendered.
 */
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
