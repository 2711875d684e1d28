/** Taro 4's router for `createApp()` of @tarojs/test-utils-react, which calls `createRouter` as Taro 3 had it: without a history. */
import * as router from '@tarojs/router/dist/index.js'

type CreateRouter = typeof router.createRouter
type Taro3Arguments = [app: Parameters<CreateRouter>[1], ...rest: [Parameters<CreateRouter>[2], string]]

function createRouter(...args: Parameters<CreateRouter> | Taro3Arguments) {
  if ('listen' in args[0]) return router.createRouter(...(args as Parameters<CreateRouter>))
  const [app, config, framework] = args as Taro3Arguments
  const history = router.createHashHistory({ window })
  router.setHistory(history, config.router?.basename)
  return router.createRouter(history, app, config, framework)
}

module.exports = { ...router, createRouter }
