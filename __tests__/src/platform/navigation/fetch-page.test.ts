import { fetchPage } from '@/platform/navigation/fetch-page'

const app = window as { __taroAppConfig?: object }
afterEach(() => delete app.__taroAppConfig)

it('asks for the code of that page alone', () => {
  const load = jest.fn(() => [Promise.resolve({}), {}, {}])
  const other = jest.fn()
  app.__taroAppConfig = {
    routes: [
      { path: 'pages/pay/index', load },
      { path: 'pages/market/index', load: other }
    ]
  }
  fetchPage('pages/pay/index')
  expect(load).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
})

it('code that cannot be had is told when the page is opened, not before', async () => {
  const load = () => [Promise.reject(new Error('lost')), {}, {}]
  app.__taroAppConfig = { routes: [{ path: 'pages/pay/index', load }] }
  fetchPage('pages/pay/index')
  // an unhandled rejection would end the test
  await new Promise((resolve) => setTimeout(resolve, 0))
})

it.each([undefined, { routes: [] }])('a list that has not come is no fault (%o)', (config) => {
  if (config) app.__taroAppConfig = config
  expect(() => fetchPage('pages/pay/index')).not.toThrow()
})
