import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig('pages/activityPage/activity-jingjiang-01'))
