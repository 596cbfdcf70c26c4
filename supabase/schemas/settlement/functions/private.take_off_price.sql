create or replace function private.take_off_price (
  order_id uuid,
  rows private.refund_row[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- What is no longer charged is no longer earned, in proportion: before the rows, so that the base is what it was.
  update private.order_shares as s set amount_paise =
    s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r
      where r.of_position = any (v.positions)) as paise
    from private.share_values as v where v.order_id = take_off_price.order_id
  ) as gone
  where s.order_id = take_off_price.order_id and s.position = gone.position and s.settled_at is null and gone.paise > 0;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, of_position)
  select take_off_price.order_id, last.position + n, 'adjusted', r.code, r.amount_paise, r.gross_paise, r.tax_class,
    r.rate_bp, r.base_paise, r.included,
    (select c.bearer from public.order_charges as c
      where c.order_id = take_off_price.order_id and c.position = r.of_position), r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = take_off_price.order_id)
      as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise,
      gross_paise, included, n);
  update public.enhanced_orders as e set updated_at = now(),
    total_paise = e.total_paise + (select sum(r.amount_paise) from unnest(rows) as r),
    discount_paise = e.discount_paise
      - (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount')
  where e.id = take_off_price.order_id;
end
$function$;

comment on function private.take_off_price(uuid, private.refund_row[]) is 'Takes rows off what an order costs, which nobody has paid yet; its shares shrink in proportion. What was to be collected is the caller''s to lower.';

revoke all on function private.take_off_price(uuid, private.refund_row[]) from public;
