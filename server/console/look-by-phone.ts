import type { Kit } from '../http/kit'
import { performAct, type Actor } from '../modules/staff'

/** What a look found. */
interface Look<Page> {
  readonly found: Page
  /** Whom or what it found, for the audit trail; null for nothing. */
  readonly about: { readonly kind: string; readonly id: string } | null
}

/** More than anybody at a desk asks for, and too few to try out numbers, of all kinds of looks together. */
const MOST = { inTenMinutes: 60, inADay: 1000 }

const TOO_MANY = '按手机号查询太频繁，请稍后再试'

/**
 * Looks by a whole phone number: limited for each account, and written to the audit trail with what was found, never with the number.
 * @throws BusinessError 429
 */
export function lookByPhone({ db, limit }: Pick<Kit, 'db' | 'limit'>) {
  return async <Page extends { readonly items: readonly unknown[] }>(
    act: string,
    actor: Actor,
    find: () => Promise<Look<Page>>
  ): Promise<Page> => {
    await limit(`console-by-phone:${actor.staff.id}`, MOST.inTenMinutes, 600_000, TOO_MANY)
    await limit(`console-by-phone-day:${actor.staff.id}`, MOST.inADay, 86_400_000, TOO_MANY)
    const { found, about } = await find()
    await performAct(db, actor, { act, about }, () =>
      Promise.resolve({ after: { found: found.items.length } })
    )
    return found
  }
}
