create or replace function private.gateway_compared()
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
  with returned as (
    select r.provider_payment_id, sum(r.amount_paise)::bigint as paise from private.provider_refunds as r
    where r.status <> 'failed' group by 1
  ), theirs as (
    select p.*, g.state, g.amount_paise as known_paise, coalesce(b.paise, 0) as back,
      -- What was paid by a QR code names no order: what was told of it does.
      g.gateway_order_id is not null or exists (select from private.gateway_orders as o
        where o.provider_order_id = p.provider_order_id) as has_order
    from private.provider_payments as p
    left join private.gateway_payments as g on g.provider_payment_id = p.provider_payment_id
    left join returned as b on b.provider_payment_id = p.provider_payment_id
  )
  select case when t.has_order then 'not_taken' else 'unknown_payment' end, t.provider_payment_id, 0::bigint,
    t.amount_paise - t.back
  from theirs as t where t.status = 'captured' and t.state is distinct from 'captured'
    -- One of these minutes is still being told of.
    and t.made_at < now() - interval '15 minutes'
  union all
  select 'amount_differs', t.provider_payment_id, t.known_paise, t.amount_paise from theirs as t
  where t.state = 'captured' and t.known_paise <> t.amount_paise
  union all
  select 'not_there', g.provider_payment_id, g.amount_paise, 0 from private.gateway_payments as g
  left join private.provider_payments as p on p.provider_payment_id = g.provider_payment_id
  where g.state = 'captured' and p.provider_payment_id is null
    -- The gateway dates it when it was begun, which may be the day before.
    and private.day_was_read(g.captured_at, g.captured_at + interval '1 hour')
    and private.day_was_read(g.captured_at - interval '1 day', g.captured_at + interval '1 hour')
  union all
  select 'refund_not_asked', g.provider_payment_id, a.paise + g.found_refunds_paise, b.paise
  from private.gateway_payments as g join returned as b on b.provider_payment_id = g.provider_payment_id
  cross join lateral (select coalesce(sum(r.amount_paise), 0)::bigint as paise from private.gateway_refunds as r
    where r.provider_payment_id = g.provider_payment_id and r.state <> 'failed'
      and r.reason is distinct from 'dispute_lost') as a
  where g.state = 'captured' and b.paise > a.paise + g.found_refunds_paise
  union all
  select 'refund_not_there', r.provider_refund_id, r.amount_paise, 0 from private.gateway_refunds as r
  left join private.provider_refunds as p on p.provider_refund_id = r.provider_refund_id
  where r.state = 'processed' and r.provider_refund_id is not null and (p.status = 'failed'
    or (p.provider_refund_id is null and private.day_was_read(r.created_at, r.ended_at + interval '1 hour')
      and private.day_was_read(r.ended_at, r.ended_at + interval '1 hour')))
  union all
  select 'settlement_differs', s.provider_settlement_id, s.lines_paise, s.net_paise
  from private.gateway_settlements as s where s.posted_at is null
$function$;

comment on function private.gateway_compared() is 'Every difference between the gateway''s book and ours at this moment; ours_paise and theirs_paise are its two sides.';

revoke all on function private.gateway_compared() from public;
