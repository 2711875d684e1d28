beforeEach(() => jest.resetModules())
afterEach(() => jest.restoreAllMocks())

const load = () => import('@/routes/registered-paths')

it('home is known from the start, by each of its addresses, and no other page', async () => {
  const { registeredPath } = await load()
  for (const link of ['/', '', '/pages/index/index?tab=My', 'pages/index'])
    expect(registeredPath(link)).toBe('pages/index/index')
  expect(registeredPath('/pages/market/index')).toBeUndefined()
})

it('a page is found among all, and known from then on', async () => {
  const { findPath, registeredPath } = await load()
  expect(await findPath('/pages/market?x=1')).toBe('pages/market/index')
  expect(registeredPath('pages/market/')).toBe('pages/market/index')
  expect(await findPath('/pages/none/index')).toBeUndefined()
  expect(await findPath('constructor')).toBeUndefined()
})

it('a page whose code has come is known', async () => {
  const { registerPath: know, registeredPath } = await load()
  know('pages/pay/index')
  expect(registeredPath('/pages/pay')).toBe('pages/pay/index')
})

it('a link is left to the router where the list of pages cannot be had: it says so as of a page', async () => {
  jest.doMock('@/routes/paths', () => {
    throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' })
  })
  const { default: taro } = await import('@tarojs/taro')
  jest.spyOn(taro, 'getCurrentPages').mockReturnValue([])
  const gone = jest.spyOn(taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  const { navigateTo } = await import('@/routes/navigate')
  await navigateTo('/pages/market?x=1')
  expect(gone).toHaveBeenCalledWith({ url: '/pages/market?x=1' })
  jest.dontMock('@/routes/paths')
})
