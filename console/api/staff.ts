import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { Staff } from '@contract/console/types'
import { useGetIdentity } from '@refinedev/core'

/** Who is logged in; undefined until it is known. */
export const useStaff = (): Staff | undefined => useGetIdentity<Staff>().data

/** Whether the contract lets somebody of this role make a call. The server decides again. */
export function mayCall(staff: Staff | undefined, name: ConsoleCallName): boolean {
  const { roles } = consoleEndpoints[name]
  return staff !== undefined && (roles === 'public' || (roles as readonly string[]).includes(staff.role))
}

/** Whether who is logged in may make a call: what they may not do is not offered. */
export const useMay = (name: ConsoleCallName): boolean => mayCall(useStaff(), name)
