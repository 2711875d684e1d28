import { ROUTES, SUB_PACKAGES } from './routes/table'

const isIn = (root: string) => (path: string) => path.startsWith(`${root}/`)
const paths = ROUTES.map((route) => route.path as string)

export default defineAppConfig({
  pages: paths.filter((path) => !SUB_PACKAGES.some((root) => isIn(root)(path))),
  subPackages: SUB_PACKAGES.map((root) => ({
    root,
    pages: paths.filter(isIn(root)).map((path) => path.slice(root.length + 1))
  })),
  window: {
    navigationBarTitleText: '权益中心',
    navigationBarBackgroundColor: '#F5F5F7',
    navigationBarTextStyle: 'black',
    backgroundColor: '#F5F5F7',
    backgroundTextStyle: 'dark'
  },
  requiredPrivateInfos: ['getLocation'],
  permission: { 'scope.userLocation': { desc: '用于推荐您附近的权益和商户' } },
  lazyCodeLoading: 'requiredComponents',
  animation: false
})
