import { normaliseQuery, parseQuery } from '@/routes/query'
import { findRoute, routeOf, ROUTES } from '@/routes/table'

describe('parameters as Taro hands them over', () => {
  it('are decoded, without those that Taro adds', () => {
    expect(normaliseQuery({ a: '%E4%BD%A0', stamp: '1', $taroTimestamp: 5, n: 7 })).toEqual({
      a: '你',
      n: '7'
    })
  })
  it('what is no valid encoding stays as it is', () => {
    expect(normaliseQuery({ a: '100%' })).toEqual({ a: '100%' })
  })
  it('of a list the first counts; anything else is none', () => {
    expect(normaliseQuery({ a: ['x', 'y'], b: {}, c: null, d: undefined })).toEqual({ a: 'x' })
    expect(normaliseQuery(undefined)).toEqual({})
  })
})

describe('typed by the routes table', () => {
  it.each([
    [{ plateId: 'p' }, { plateId: 'p' }, []],
    [{ plateId: 'p', memberCardId: 'm', other: 'x' }, { plateId: 'p', memberCardId: 'm' }, []],
    [{}, {}, ['plateId']],
    [{ plateId: '' }, {}, ['plateId']],
    [{ plateId: 'null' }, {}, ['plateId']],
    [{ plateId: 'undefined' }, {}, ['plateId']]
  ])('%j', (raw, query, missing) => {
    expect(parseQuery(routeOf('pages/plateDetails/index').query, raw)).toEqual({ query, missing })
  })
  it.each([
    ['3', 3],
    ['-1', -1],
    ['3.5', undefined],
    ['abc', undefined],
    ['99999999999', undefined],
    ['1e3', undefined]
  ])('a number given as %s is %s', (text, value) => {
    expect(parseQuery(routeOf('pages/pay/index').query, { quantity: text }).query.quantity).toBe(value)
  })
})

describe('the table of pages', () => {
  it.each(ROUTES.map((route) => route.path))(
    '%s is found with and without slash, /index and query',
    (path) => {
      const short = path.replace(/\/index$/, '')
      for (const address of [path, `/${path}`, short, `/${short}/`, `/${path}?a=1`])
        expect(findRoute(address)?.path).toBe(path)
    }
  )
  it('the root is home; what is not ours is none', () => {
    expect(findRoute('/')?.path).toBe('pages/index/index')
    expect(findRoute('')?.path).toBe('pages/index/index')
    expect(findRoute('pages/nowhere')).toBeUndefined()
    expect(findRoute('constructor')).toBeUndefined()
  })
})
