import { transformSync } from '@babel/core'
import { orderEndpoints } from '@contract/order/endpoints'

const built = (code: string): string =>
  transformSync(code, {
    filename: 'src/features/order/asks.ts',
    configFile: false,
    plugins: [require.resolve('../../config/endpoint-literals.cjs')],
    parserOpts: { plugins: ['typescript'] }
  })?.code ?? ''

const FROM = "import { orderEndpoints } from '@contract/order/endpoints'\n"

it('an endpoint stands where it is named, and the table is not imported', () => {
  const code = built(`${FROM}ask(orderEndpoints.orderDetail)`)
  expect(code).toContain(orderEndpoints.orderDetail.path)
  expect(code).not.toContain(orderEndpoints.orderList.path)
  expect(code).not.toContain('import')
})

it('carries what a call needs of it, and nothing that only the server asks for', () => {
  const code = built(`${FROM}ask(orderEndpoints.deleteOrder)`)
  const { method, path, inQuery, invalidatesTags } = orderEndpoints.deleteOrder
  const literal = code.slice(code.indexOf('(') + 1, code.lastIndexOf(')'))
  // oxlint-disable-next-line typescript/no-implied-eval
  expect(new Function(`return ${literal}`)()).toEqual({ method, path, inQuery, invalidatesTags })
})

it.each(['ask(orderEndpoints)', "ask(orderEndpoints['orderDetail'])", 'ask(orderEndpoints.unheard)'])(
  '%s is refused: it would bring the whole table',
  (code) => expect(() => built(FROM + code)).toThrow('name an endpoint of the table')
)

it('types stay', () => {
  expect(built(`${FROM}type A = typeof orderEndpoints.orderDetail`)).not.toContain('path:')
})
