import { staffEndpoints } from '@contract/console/staff/endpoints'
import { staffSchemas } from '@contract/console/staff/schema'
import type { Staff } from '@contract/console/types'
import type { Kit } from '../http/kit'
import { endStaffSession, loginStaff, readActs, type StaffMember } from '../modules/staff'
import type { BindConsole } from './bind'

/** Logins, and the audit trail. */
export function bindStaff({ db, settings }: Kit, bind: BindConsole): void {
  const documentSecret = settings.secrets.document
  bind(staffEndpoints, staffSchemas, {
    async login(input, { network, now, keep }) {
      const { token, staff } = await loginStaff({ db, documentSecret }, input, { network, now })
      keep(token)
      return { staff: viewOfStaff(staff) }
    },
    async logout(_input, { tokenHash, keep }) {
      if (tokenHash !== null) await endStaffSession(tokenHash, db)
      keep(null)
      return null
    },
    me: (_input, { staff }) => Promise.resolve({ staff: viewOfStaff(staff) }),
    acts: (input) => readActs(db, input)
  })
}

/** Somebody who works here, as the console knows them. */
export const viewOfStaff = ({ id, name, role, storeIds, sightIds }: StaffMember): Staff => ({
  id,
  name,
  role,
  scope: { storeIds: [...storeIds], sightIds: [...sightIds] }
})
