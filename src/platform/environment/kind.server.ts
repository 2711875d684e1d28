import type { Os, Platform } from '@contract/device/platform'
import { requestScope } from '@/lib/request-scope'

/** The server has read the user agent. */
export const platform = (): Platform => requestScope().request.platform

/** The flag h5xcx (rule platform.values). */
export const isInMiniProgram = (): boolean => requestScope().request.inMiniProgram

export const system = (): Os => requestScope().request.system

export const pageAddress = (): string => requestScope().request.address

export const pageHost = (): string => new URL(pageAddress()).host
