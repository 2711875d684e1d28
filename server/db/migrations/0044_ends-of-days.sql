-- What is still good, or was until this day, is good through the last day that it showed (ADR 0049): 00:00 in China after it. What ends
-- at 00:00 stays as it is, and nothing ends earlier. What ended on an earlier day is left alone, as are points that were taken out.
create or replace function pg_temp.end_of_day(e timestamptz) returns timestamptz language sql immutable as $$
  select case when date_trunc('day', e at time zone 'Asia/Shanghai') = e at time zone 'Asia/Shanghai' then e
    else (date_trunc('day', e at time zone 'Asia/Shanghai') + interval '1 day') at time zone 'Asia/Shanghai' end
$$;--> statement-breakpoint
create or replace function pg_temp.today() returns timestamptz language sql stable as $$
  select date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
$$;--> statement-breakpoint
update member_cards set expires_at = pg_temp.end_of_day(expires_at) where expires_at > pg_temp.today() and expires_at <> pg_temp.end_of_day(expires_at);--> statement-breakpoint
update card_terms set starts_at = pg_temp.end_of_day(starts_at) where starts_at > now() and starts_at <> pg_temp.end_of_day(starts_at);--> statement-breakpoint
update card_terms set ends_at = pg_temp.end_of_day(ends_at) where ends_at > pg_temp.today() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update member_plates set ends_at = pg_temp.end_of_day(ends_at) where ends_at > pg_temp.today() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update coupon_receives set expires_at = pg_temp.end_of_day(expires_at) where expires_at > pg_temp.today() and expires_at <> pg_temp.end_of_day(expires_at);--> statement-breakpoint
update receive_records set expires_at = pg_temp.end_of_day(expires_at) where expires_at > pg_temp.today() and expires_at <> pg_temp.end_of_day(expires_at);--> statement-breakpoint
update lounge_passes set expires_at = pg_temp.end_of_day(expires_at) where expires_at > pg_temp.today() and expires_at <> pg_temp.end_of_day(expires_at);--> statement-breakpoint
update lottery_draws set claim_by = pg_temp.end_of_day(claim_by) where claim_by > pg_temp.today() and claim_by <> pg_temp.end_of_day(claim_by);--> statement-breakpoint
update points_entries e set ends_at = pg_temp.end_of_day(e.ends_at) where e.ends_at > now() and e.ends_at <> pg_temp.end_of_day(e.ends_at);--> statement-breakpoint
update activities set ends_at = pg_temp.end_of_day(ends_at) where ends_at > now() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update lotteries set ends_at = pg_temp.end_of_day(ends_at) where ends_at > now() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update coupons set ends_at = pg_temp.end_of_day(ends_at) where ends_at > now() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update questionnaires set ends_at = pg_temp.end_of_day(ends_at) where ends_at > now() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update referral_campaigns set ends_at = pg_temp.end_of_day(ends_at) where ends_at > now() and ends_at <> pg_temp.end_of_day(ends_at);--> statement-breakpoint
update privileges set ends_at = pg_temp.end_of_day(ends_at) where ends_at > now() and ends_at <> pg_temp.end_of_day(ends_at);
