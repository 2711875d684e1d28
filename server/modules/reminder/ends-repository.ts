/** SQL of what ends soon: cards, rights and prizes, each told once. */
import type { Queryable } from '../../db/client'
import { command } from '../../db/statement'

const lastDay = (end: string) =>
  `to_char((${end} - interval '1 millisecond') at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

const cards = command(
  'queue-card-ends',
  `insert into reminders (key, member_id, kind, words, page, due_at, created_at)
   select 'cardEnds:' || c.id || ':' || ${lastDay('c.expires_at')}, c.member_id, 'cardEnds',
     jsonb_build_object('what', p.name, 'state', '即将到期', 'at', ${lastDay('c.expires_at')},
       'note', '有效期至 ' || ${lastDay('c.expires_at')}),
     'pages/index/index', $1, $1
   from member_cards c join card_products p on p.id = c.card_id
   where c.state = 'active' and c.expires_at > $1 and c.expires_at <= $1::timestamptz + interval '7 days'
     and c.created_at < $1::timestamptz - interval '7 days'
   on conflict do nothing`
)

// one message for all that end on a day: a year's rights often do
const rights = command(
  'queue-right-ends',
  `insert into reminders (key, member_id, kind, words, page, due_at, created_at)
   select 'rightEnds:' || member_id || ':' || last_day, member_id, 'rightEnds',
     jsonb_build_object('what', case count(*) when 1 then min(name) else left(min(name), 10) || ' 等 ' || count(*) || ' 项' end,
       'state', '即将到期', 'at', last_day, 'note', '有效期至 ' || last_day),
     'pages-my/receiveRecord/index', $1, $1
   from (select r.member_id, p.name, ${lastDay('r.expires_at')} as last_day
     from receive_records r join privileges p on p.id = r.privilege_id
     where r.state = 'issued' and r.code is not null and r.expires_at > $1
       and r.expires_at <= $1::timestamptz + interval '3 days' and r.received_at < $1::timestamptz - interval '3 days') ending
   group by member_id, last_day
   on conflict do nothing`
)

const prizes = command(
  'queue-prizes-to-claim',
  `insert into reminders (key, member_id, kind, words, page, due_at, created_at)
   select 'prize:' || d.id, d.member_id, 'prize',
     jsonb_build_object('what', d.prize_name, 'state', '待领取', 'at', ${lastDay('d.claim_by')},
       'note', '请在 ' || ${lastDay('d.claim_by')} || ' 前领取'),
     'pages-activities/lottery/index?lotteryId=' || d.lottery_id, $1, $1
   from lottery_draws d
   where d.state = 'won' and d.claim_by > $1 and d.claim_by <= $1::timestamptz + interval '3 days'
     and d.drawn_at < $1::timestamptz - interval '1 hour'
   on conflict do nothing`
)

/** Queues a message, once, for each card and prize that ends within days, and for all rights of a member that end on one day. */
export async function queueEnds(now: Date, db: Queryable): Promise<void> {
  for (const queue of [cards, rights, prizes]) await queue([now], db)
}
