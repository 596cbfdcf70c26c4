create or replace function private.rows_of_full_refund (
  order_id uuid,
  keep_paise bigint
)
  returns SETOF private.refund_row
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with rest as (
    select k.*, k.net_paise - k.net_refunded_paise as paise, k.amount_paise - k.refunded_paise as seen_paise,
      sum(k.net_paise - k.net_refunded_paise) filter (where k.nature in ('goods', 'fee'))
        over (order by k.nature = 'fee', k.position) as so_far
    from private.charges_left(rows_of_full_refund.order_id) as k
  ), returned as (
    select r.*, case when r.nature in ('goods', 'fee')
      then least(r.paise, greatest(keep_paise - (r.so_far - r.paise), 0)) else 0 end as kept_paise from rest as r
  )
  select r.position, r.code, r.nature, r.tax_class, r.rate_bp, case when r.rate_bp is not null
    then r.base_refunded_paise - r.base_paise end,
    r.kept_paise - r.paise, case when r.has_tax_inside then r.kept_paise - r.seen_paise end, r.included
  from returned as r where r.paise <> r.kept_paise
  union all
  -- What made cash whole rupees was paid by UPI at the door.
  select min(c.position) filter (where c.phase = 'quoted'), 'rounding', 'rounding', null, null, null,
    -sum(c.amount_paise), null, false
  from public.order_charges as c where c.order_id = rows_of_full_refund.order_id and c.code = 'rounding'
  having sum(c.amount_paise) <> 0
$function$;

comment on function private.rows_of_full_refund(uuid, bigint) is 'The rows that refund all that is left of an order, less what is kept of the goods: the charge for cancelling.';

revoke all on function private.rows_of_full_refund(uuid, bigint) from public;
