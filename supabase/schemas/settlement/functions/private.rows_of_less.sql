create or replace function private.rows_of_less (
  order_id uuid,
  chosen jsonb
)
  returns SETOF private.refund_row
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with charges as (
    select k.*, coalesce(r.amount_paise, 0) as now_paise
    from private.charges_left(rows_of_less.order_id) as k
    left join jsonb_to_recordset(chosen) as r ("position" smallint, amount_paise bigint) on r.position = k.position
  ), seen as (
    -- Of what was seen a part is tax: that of the price less that of what remains of it, so that the last piece takes
    -- the remainder.
    select c.*, case when c.now_paise > 0 and c.has_tax_inside then c.now_paise - least(c.now_paise,
        private.tax_gone(c.amount_paise - c.net_paise, c.refunded_paise + c.now_paise, c.amount_paise)
          - (c.refunded_paise - c.net_refunded_paise)) else c.now_paise end as net_now_paise
    from charges as c where c.nature not in ('tax', 'discount')
  ), discounted as materialized (
    select private.discounted_codes(rows_of_less.order_id) as codes
      where exists (select from charges as c where c.nature = 'discount')
  ), following as (
    select f.position, private.in_proportion(f.base_paise, sum(b.refunded_paise + b.now_paise)::bigint,
      sum(b.amount_paise)::bigint)
        - f.base_refunded_paise as base_paise,
      case when f.included then sum(b.now_paise - b.net_now_paise)::bigint
        when f.nature = 'tax' then private.tax_gone(f.amount_paise, sum(b.refunded_paise + b.now_paise)::bigint,
          sum(b.amount_paise)::bigint) - f.refunded_paise
        else private.in_proportion(f.amount_paise, sum(b.refunded_paise + b.now_paise)::bigint,
          sum(b.amount_paise)::bigint) - f.refunded_paise end as now_paise
    from charges as f join seen as b on case f.nature when 'tax' then b.tax_class = f.tax_class
      else b.code = any ((select d.codes from discounted as d)::text[]) end
    where f.nature in ('tax', 'discount')
    group by f.position, f.nature, f.amount_paise, f.refunded_paise, f.base_paise, f.base_refunded_paise, f.included
      having sum(b.now_paise) > 0
  ), rows as (
    select c.position, c.code, c.nature, c.tax_class, null::integer as rate_bp, null::bigint as base_paise,
      -c.net_now_paise as amount_paise,
      case when c.has_tax_inside then -c.now_paise end as gross_paise, false as included
    from seen as c where c.now_paise > 0
    union all
    select c.position, c.code, c.nature, c.tax_class, c.rate_bp, case when c.nature = 'tax' then -f.base_paise
      end, -f.now_paise, null, c.included
    -- Where more of a tax was refunded before than of its base, as a cancellation with a charge does, nothing follows.
    from following as f join charges as c on c.position = f.position
      where f.now_paise <> 0 and sign(f.now_paise) = sign(c.amount_paise)
  ), rounding as (
    select min(r.position) filter (where r.phase = 'quoted') as position, coalesce(sum(r.amount_paise)
      filter (where r.phase <> 'refunded'), 0)::bigint as paise,
      -coalesce(sum(r.amount_paise) filter (where r.phase = 'refunded'), 0)::bigint as refunded_paise
    from public.order_charges as r where r.order_id = rows_of_less.order_id and r.code = 'rounding'
  ), whole as (
    -- What made cash whole rupees goes back with the last piece: never is more refunded than was collected.
    select r.position, case when r.paise > 0 then case
      when not exists (select from seen as s where s.refunded_paise + s.now_paise < s.amount_paise) then r.paise else 0
      end
        else -greatest(0, -r.paise - (select sum(c.net_paise - c.net_refunded_paise)
          from charges as c) - (select coalesce(sum(w.amount_paise), 0) from rows as w)) end
      - r.refunded_paise as now_paise
    from rounding as r where r.paise <> 0 and exists (select from rows)
  )
  select w.position, w.code, w.nature, w.tax_class, w.rate_bp, w.base_paise, w.amount_paise, w.gross_paise, w.included
    from rows as w
  union all
  select w.position, 'rounding', 'rounding', null, null, null, -w.now_paise, null, false from whole as w
    where w.now_paise <> 0
$function$;

comment on function private.rows_of_less(uuid, jsonb) is 'The rows that take [{position, amount_paise}] off an order, amounts as the customer saw them: each tax follows its class and the discount what it was taken off, in proportion to all that is refunded so far, so that any sequence adds up to the paisa and the last piece takes the remainder.';

revoke all on function private.rows_of_less(uuid, jsonb) from public;
