import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig('pages/h5PayRedirect/index'))
