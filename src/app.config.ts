import type { AppConfig } from '@tarojs/taro'
import { HOME } from './routes/home'
import { packageOf, PRELOADED, SUB_PACKAGES } from './routes/packages'
import { PATHS } from './routes/table'

/** What WeChat alone asks for. A browser has a chunk for each page, and would carry all of this on its first route. */
const ofWechat: Partial<AppConfig> = {
  subPackages: SUB_PACKAGES.map((root) => ({
    root,
    pages: PATHS.filter((path) => packageOf(path) === root).map((path) => path.slice(root.length + 1))
  })),
  preloadRule: Object.fromEntries(
    Object.entries(PRELOADED).map(([page, packages]) => [page, { network: 'all', packages: [...packages] }])
  ),
  // WeChat's own bars follow the system; its pages do by styles/tokens.scss
  darkmode: true,
  themeLocation: 'theme.json',
  requiredPrivateInfos: ['getLocation', 'chooseAddress'],
  permission: { 'scope.userLocation': { desc: '用于推荐您附近的权益和商户' } },
  sitemapLocation: 'sitemap.json',
  lazyCodeLoading: 'requiredComponents'
}

const isWeapp = process.env.TARO_ENV === 'weapp'
const ofH5 = process.env.TARO_APP_SLIM === '0' ? [...PATHS] : [HOME]

export default defineAppConfig({
  // H5 begins with home and has the others when the first of them is opened (config/taro-plugin-slim/other-pages.cjs)
  pages: isWeapp ? PATHS.filter((path) => packageOf(path) === undefined) : ofH5,
  ...(isWeapp ? ofWechat : {}),
  window: {
    navigationBarTitleText: '权益中心',
    // as the bar that H5 draws: --surface
    ...(isWeapp
      ? {
          navigationBarBackgroundColor: '@bar',
          navigationBarTextStyle: '@barText',
          backgroundColor: '@ground',
          backgroundTextStyle: '@dots'
        }
      : {})
  }
})
