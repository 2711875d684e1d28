import type { EndpointName } from '../../../contract/endpoints'
import { openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar

beforeAll(async () => {
  bazaar = await openBazaar()
})
afterAll(() => bazaar.close())

test.each([
  ['listFilms', 'years', 'films', {}],
  ['haiweiGetProductInfo', 'haiwei', 'product', { productId: 'p1' }]
] as const satisfies readonly (readonly [EndpointName, string, string, object])[])(
  '%s: nobody makes us ask a partner without end',
  async (name, partner, method, input) => {
    const ask = jest.spyOn(bazaar.partners[partner], method).mockResolvedValue(method === 'films' ? [] : null)
    for (let i = 0; i < 120; i++) await bazaar.ask(name, input)
    expect((await bazaar.ask(name, input)).status).toBe(429)
    expect(ask).toHaveBeenCalledTimes(120)
    expect((await bazaar.ask(name, input, undefined, { ip: '10.1.2.3' })).status).not.toBe(429)
  }
)
