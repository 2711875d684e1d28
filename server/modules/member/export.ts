import { DAY_MS, dayOf } from '@contract/time'
import type { Data } from '@contract/types'
import { withTransaction } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import { PERSONAL_DATA } from '../../domain/personal-data/kinds'
import type { PersonalTable } from '../../domain/personal-data/kind'
import type { Limit } from '../../core/limit'
import { EXPORTS_A_DAY } from '../../domain/terms'
import type { Confirmed, Confirming } from './confirmation'
import { MAX_ROWS, exportedRows } from './export-repository'
import { readable, readableLastDay } from './export-labels'
import { findMember } from './profile-repository'

/**
 * All personal data of a member as a file: JSON with Chinese names, following the table of personal data, read at a
 * single moment. No hashes, nothing sealed, nothing about others.
 * @throws BusinessError 429, 908
 */
export async function exportMyData(
  { db, phones, limit }: PhoneSource & { readonly limit: Limit },
  confirmed: Confirmed,
  { memberId, now }: Pick<Confirming, 'memberId' | 'now'>
): Promise<Data<'exportMyData'>> {
  await limit(`export:${memberId}`, EXPORTS_A_DAY, DAY_MS)
  const content: Record<string, unknown> = {
    说明: `由权益中心生成的个人信息副本。每类最多 ${MAX_ROWS} 条；密码、登录状态和他人的信息不在其中。`,
    导出时间: readable('', now)
  }
  await withTransaction(db, async (tx) => {
    await confirmed.use(tx, (await findMember(memberId, tx))?.mobile ?? null)
    for (const { what, purpose, tables } of PERSONAL_DATA) {
      const records: Record<string, unknown> = {}
      for (const table of tables) {
        const rows = await exportedRows(table, memberId, { db: tx, phones })
        if (rows.length > 0) records[table.title] = rows.map((row) => named(table, row))
      }
      if (Object.keys(records).length > 0) content[what] = { 用途: purpose, ...records }
    }
  })
  return { fileName: `我的个人信息-${dayOf(now)}.json`, text: JSON.stringify(content, null, 2) }
}

function named({ given, lastDays }: PersonalTable, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([column, name]) => [
      name,
      lastDays.has(column) ? readableLastDay(row[column]) : readable(column, row[column])
    ])
  )
}
