import { pageConfig } from '@/routes/page-config'

// what is shared is what the page in the web view asks for
export default definePageConfig({ ...pageConfig('pages/webview/index'), enableShareAppMessage: true })
