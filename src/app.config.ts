export default defineAppConfig({
  pages: ['pages/index/index'],
  window: { navigationBarTitleText: '权益中心', navigationBarBackgroundColor: '#FFFFFF', navigationBarTextStyle: 'black' },
  lazyCodeLoading: 'requiredComponents',
  animation: false
})
