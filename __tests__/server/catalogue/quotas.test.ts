import { demoCatalogue } from '../../support/demo-catalogue'

const rows = demoCatalogue(new Date('2026-11-21T10:00:00+08:00'))
const groupOf = new Map(rows.privileges.map(({ id, groupId }) => [id, groupId ?? id]))

test.each(rows.plates.map(({ id, quota }) => [id, quota] as const))(
  'plate %s gives what it promises: %d in a round, one of each privilege, one of each group',
  (plateId, quota) => {
    const inside = rows.platePrivileges.filter((row) => row.plateId === plateId)
    const choices = new Set(inside.map(({ privilegeId }) => groupOf.get(privilegeId)))
    expect(choices.size).toBeGreaterThanOrEqual(quota)
  }
)
