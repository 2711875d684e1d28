import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** The owner of an invitation code. */
export interface InvitationRow {
  readonly memberId: string
  readonly nickname: string
}

const own = statement<{ code: string }>(
  'invitation-own',
  'select code from referral_invitations where member_id = $1 and channel_code = $2'
)

const insert = statement<{ code: string }>(
  'invitation-insert',
  `insert into referral_invitations (code, member_id, channel_code, created_at) values ($1, $2, $3, $4)
   on conflict do nothing returning code`
)

const find = statement<InvitationRow>(
  'invitation-find',
  `select m.id as "memberId", m.nickname from referral_invitations i join members m on m.id = i.member_id and m.deleted_at is null
   where i.code = $1 and i.channel_code = $2`
)

/** A member's invitation code in a channel; null if there is none yet. */
export async function codeOf(memberId: string, channel: string, db: Queryable): Promise<string | null> {
  const [row] = await own([memberId, channel], db)
  return row?.code ?? null
}

/** Stores a new code. @returns false if the code already exists, or the member already has one */
export async function insertInvitation(
  code: string,
  memberId: string,
  channel: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await insert([code, memberId, channel, now], db)).length > 0
}

/** The owner of an invitation code in a channel; null if unknown there. */
export async function findInvitation(
  code: string,
  channel: string,
  db: Queryable
): Promise<InvitationRow | null> {
  const [row] = await find([code, channel], db)
  return row ?? null
}
