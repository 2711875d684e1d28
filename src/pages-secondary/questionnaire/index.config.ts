import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig('pages-secondary/questionnaire/index'))
