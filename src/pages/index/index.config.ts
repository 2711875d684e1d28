export default definePageConfig({ navigationBarTitleText: '权益中心', navigationStyle: 'custom' })
