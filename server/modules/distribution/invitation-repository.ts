import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** Who invites by a code. */
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

/** The code by which a member invites in a channel; null where there is none yet. */
export async function codeOf(memberId: string, channel: string, db: Queryable): Promise<string | null> {
  const [row] = await own([memberId, channel], db)
  return row?.code ?? null
}

/** Keeps a new code. @returns false where the code, or one of the member, is there already */
export async function insertInvitation(
  code: string,
  memberId: string,
  channel: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await insert([code, memberId, channel, now], db)).length > 0
}

/** Who invites by a code in a channel; null for one that is not known there. */
export async function findInvitation(
  code: string,
  channel: string,
  db: Queryable
): Promise<InvitationRow | null> {
  const [row] = await find([code, channel], db)
  return row ?? null
}
