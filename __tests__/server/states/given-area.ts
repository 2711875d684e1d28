/** What is given by a code: printed cards and gifts of activities; their states, and all that can happen to them. */
import { randomUUID } from 'node:crypto'
import { cardCodeMac } from '../../../server/domain/card-code'
import { newCode } from '../../../server/domain/new-code'
import { DEMO_CARD_PEPPER } from '../../../server/config/secrets'
import { addCodes } from '../../../server/db/grant-lists'
import { consoleEndpoints } from '@contract/console/endpoints'
import { consoleCall } from '../../support/server/console'
import type { grantApp } from '../grant/support'
import type { Area, Subject } from './pairs'

export interface GivenSubject extends Subject {
  readonly token: string
  /** Of somebody else. */
  readonly other: string
  readonly code: string
  readonly cardNo: string
  readonly batchId: string
  readonly activityId: string
}

type Of = Awaited<ReturnType<typeof grantApp>>
const DAY = 86_400_000

/** @param staff token of somebody who may do everything */
export function givenArea({ app, ask, person, rows }: Of, staff: string): Area<GivenSubject> {
  const { pool, db } = app.database
  let serial = 0

  async function people() {
    const [mine, others] = [await person(), await person()]
    return { memberId: mine.memberId, token: mine.token, other: others.token }
  }
  /** A printed card of a batch of one. */
  async function printed(): Promise<GivenSubject> {
    const batchId = randomUUID()
    const cardNo = `9${String((serial += 1)).padStart(15, '0')}`
    const code = newCode()
    const until = new Date(app.clock.now().getTime() + 30 * DAY)
    await rows(
      `insert into card_batches (id, name, card_id, count, first_no, valid_until, recipient, made_by, made_at)
       values ($1, '批', 'main-film', 1, $2, $3, 'age1', '员工', $4)`,
      [batchId, cardNo, until, app.clock.now()]
    )
    await rows(
      `insert into card_codes (card_no, code_mac, card_id, batch_id, valid_until) values ($1, $2, 'main-film', $3, $4)`,
      [cardNo, cardCodeMac(cardNo, code, DEMO_CARD_PEPPER), batchId, until]
    )
    return { ...(await people()), code, cardNo, batchId, activityId: 'none', ids: [batchId] }
  }
  /** A code of an activity of its own. */
  async function gift(): Promise<GivenSubject> {
    const activityId = `gift-${(serial += 1)}`
    await rows(
      `insert into activities select $1, kind, title, subtitle, picture, content_html, rules_html, usage_html, agreement_version,
         agreement_html, $2, $3, 1, 0, channel_codes, sort from activities where id = 'main-welcome'`,
      [activityId, new Date(app.clock.now().getTime() - DAY), new Date(app.clock.now().getTime() + 30 * DAY)]
    )
    await rows(
      `insert into activity_items select $1, kind, item_id, sort from activity_items where activity_id = 'main-welcome'`,
      [activityId]
    )
    const code = newCode()
    await addCodes({ [activityId]: [code] }, DEMO_CARD_PEPPER, db)
    return {
      ...(await people()),
      code,
      cardNo: '9999999999999999',
      batchId: 'none',
      activityId,
      ids: [activityId]
    }
  }
  const after =
    (from: () => Promise<GivenSubject>, ...names: readonly string[]) =>
    async () => {
      const subject = await from()
      for (const name of names) await events[name]?.(subject)
      return subject
    }
  const but = (text: string) => async () => {
    const subject = await gift()
    await rows(text, [subject.activityId])
    return subject
  }
  const open = (subject: GivenSubject, token: string) =>
    subject.activityId === 'none'
      ? ask('activeCode', { cardNo: subject.cardNo, activeCode: subject.code }, { token })
      : ask('activateGrantCode', { activeCode: subject.code }, { token })
  const look = (subject: GivenSubject, token: string) =>
    subject.activityId === 'none'
      ? ask('getByActiveCode', { cardNo: subject.cardNo, activeCode: subject.code }, { token })
      : ask('lookUpGrantCode', { activeCode: subject.code }, { token })
  const events: Area<GivenSubject>['events'] = {
    'its finder looks': (subject) => look(subject, subject.token),
    'its finder opens it': (subject) => open(subject, subject.token),
    'somebody else looks': (subject) => look(subject, subject.other),
    'somebody else opens it': (subject) => open(subject, subject.other),
    'a wrong code is tried': (subject) => open({ ...subject, code: newCode() }, subject.token),
    'staff end the batch': ({ batchId }) =>
      consoleCall(app, consoleEndpoints.voidCardBatch, { batchId, reason: '印刷错误' }, { token: staff }),
    'its last day passes': async ({ batchId, activityId }) => {
      const past = new Date(app.clock.now().getTime() - DAY)
      await rows('update card_codes set valid_until = $2 where batch_id = $1', [batchId, past])
      await rows('update activities set ends_at = $2 where id = $1', [activityId, past])
    },
    'what waits is asked for again': async ({ memberId, activityId, token }) => {
      const [line] = await rows<{ id: string }>(
        'select id from grant_lines where member_id = $1 and activity_id = $2 order by receive_id nulls first limit 1',
        [memberId, activityId]
      )
      return ask('privilegeRetryrReceive', { lineId: line?.id ?? 'none' }, { token })
    }
  }
  return {
    pool,
    states: {
      'a card': printed,
      'my card': after(printed, 'its finder opens it'),
      'the card of somebody else': after(printed, 'somebody else opens it'),
      'a card of an ended batch': after(printed, 'staff end the batch'),
      'my card of an ended batch': after(printed, 'its finder opens it', 'staff end the batch'),
      'a card too late': after(printed, 'its last day passes'),
      'a gift': gift,
      'my gift': after(gift, 'its finder opens it'),
      'the gift of somebody else': after(gift, 'somebody else opens it'),
      'a gift not begun': but(`update activities set starts_at = ends_at - interval '1 hour' where id = $1`),
      'a gift too late': after(gift, 'its last day passes'),
      'a gift given out': but('update activities set taken = stock where id = $1')
    },
    events,
    async stateOf({ memberId, cardNo, activityId }) {
      const [row] = await rows<{ words: string }>(
        `select concat_ws(', ',
           (select 'card ' || case when used_by = $1 then 'mine' when used_by is not null then 'taken' when voided_at is not null then 'ended' else 'open' end
              from card_codes where card_no = $2),
           (select 'gift ' || count(*) || ' of mine' from activity_gains where activity_id = $3 and member_id = $1),
           (select 'cards ' || count(*) from member_cards where member_id = $1),
           (select 'records ' || count(*) from receive_records where member_id = $1)) as words`,
        [memberId, cardNo, activityId]
      )
      return row?.words ?? ''
    },
    async faults({ activityId, cardNo }) {
      const found = await rows<{ fault: string }>(
        `select 'more than there are' as fault from activities where id = $1 and taken > stock
         union all select 'a gain is not counted' from activities a where id = $1 and stock is not null and taken < (
           select count(*) from activity_gains g where g.activity_id = a.id)
         union all select 'two cards of a number' from member_cards where replace(card_no, ' ', '') = $2 having count(*) > 1`,
        [activityId, cardNo]
      )
      return found.map(({ fault }) => fault)
    }
  }
}
