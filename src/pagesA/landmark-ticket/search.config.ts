import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig('pagesA/landmark-ticket/search'))
