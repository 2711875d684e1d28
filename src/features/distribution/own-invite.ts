import { currentChannel } from '@/channels/current'
import { withQuery } from '@/lib/query-string'
import { readStored, writeStored } from '@/platform/storage/stored-values'

/** Remembers the member's own code, so that what they share carries it. */
export const saveOwnInvite = (code: string): void =>
  writeStored('ownInvite', { channel: currentChannel().code, code })

/** A link of ours as a member shares it: with their code, where they have one in this channel. */
export function withOwnInvite(path: string): string {
  const own = readStored('ownInvite')
  return own?.channel === currentChannel().code ? withQuery(path, { invite: own.code }) : path
}
