import { pageConfig } from '@/routes/page-config'

// the page in the web view decides what is shared
export default definePageConfig({ ...pageConfig('pages/webview/index'), enableShareAppMessage: true })
