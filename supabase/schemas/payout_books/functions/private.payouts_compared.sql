create or replace function private.payouts_compared()
  returns table (
    kind text,
    subject text,
    ours_paise bigint,
    theirs_paise bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with theirs as (
    select t.*, private.payout_goal(t.status) as goal, p.id as payout_id, p.status as ours, p.amount_paise as asked,
      p.settled_at,
      case when private.payout_goal(t.status) = 'paid' then t.amount_paise else 0 end as gone
    from private.provider_payouts as t
    left join lateral (select k.* from public.payouts as k where k.provider_payout_id = t.provider_payout_id
      union all select k.* from public.payouts as k where k.provider_payout_id is null
        and pg_input_is_valid(coalesce(t.reference_id, ''), 'uuid') and k.id = t.reference_id::uuid) as p on true
    -- One of these minutes is still being told of.
    where t.made_at < now() - interval '15 minutes'
  )
  select 'unknown_payout', t.provider_payout_id, t.booked_paise, t.gone from theirs as t
  where t.payout_id is null and t.gone <> t.booked_paise
  union all
  select 'amount_differs', t.provider_payout_id, t.asked, t.amount_paise from theirs as t
  where t.payout_id is not null and t.asked <> t.amount_paise
  union all
  select case when t.ours in ('requested', 'processing', 'paid') then 'not_told'
      when t.ours = 'failed' then 'paid_after_all' else 'ended_otherwise' end,
    t.provider_payout_id, case when t.ours in ('failed', 'returned') then 0 else t.asked end,
    t.gone
  from theirs as t
  where t.asked = t.amount_paise and (
    (t.ours in ('requested', 'processing') and t.goal <> 'processing') or (t.ours = 'paid' and t.goal = 'returned')
    -- A list that was read before we were told is older than what we know.
    or (t.ours in ('failed', 'returned') and t.goal = 'paid' and t.read_at > t.settled_at))
  union all
  select 'not_there', p.provider_payout_id, p.amount_paise, 0 from public.payouts as p
  left join private.provider_payouts as t on t.provider_payout_id = p.provider_payout_id
  where p.provider_payout_id is not null and p.status in ('processing', 'paid') and t.provider_payout_id is null
    and private.payout_day_was_read(p.requested_at, coalesce(p.settled_at, p.requested_at) + interval '1 hour')
    and private.payout_day_was_read(coalesce(p.settled_at, p.requested_at + interval '1 day'),
      coalesce(p.settled_at, p.requested_at) + interval '1 hour')
$function$;

comment on function private.payouts_compared() is 'Every difference between the payout service''s book and ours at this moment; ours_paise and theirs_paise are what each of both takes to have left.';

revoke all on function private.payouts_compared() from public;
