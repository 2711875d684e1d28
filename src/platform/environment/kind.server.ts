import { requestScope } from '@/lib/request-scope'
import type { Platform, System } from './kind-types'

/** The server has read the user agent. */
export const platform = (): Platform => requestScope().request.platform

/** The flag h5xcx (rule platform.values). */
export const isInMiniProgram = (): boolean => requestScope().request.inMiniProgram

export const system = (): System => requestScope().request.system

export const pageAddress = (): string => requestScope().request.address

export const pageHost = (): string => new URL(pageAddress()).host
