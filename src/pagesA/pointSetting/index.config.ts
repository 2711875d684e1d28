import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig('pagesA/pointSetting/index'))
