import type { Settings } from '../../config/settings'
import { sandboxAccess } from '../partner/access'

/** Where the sandbox of JD is on our own server. */
export const SANDBOX_JD_PATH = '/sandbox/jd'

/** Access to the sandbox of JD. */
export const sandboxJdAccess = (settings: Settings) => sandboxAccess('JD', 'jd', SANDBOX_JD_PATH, settings)
