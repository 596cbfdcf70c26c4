create or replace function private.facts_of_charges (
  o public.enhanced_orders,
  only_position integer default null::integer
)
  returns SETOF private.figure_fact
  language sql
  stable
  set search_path to ''
  AS $function$
  select greatest(c.at, o.status_since), case when c.phase = 'refunded' then 'refunded' else 'sales' end, null::uuid,
    null::text, (coalesce(c.gross_paise, c.amount_paise)
      * case when c.phase = 'refunded' then -1 else 1 end)::bigint
  from public.order_charges as c
  where c.order_id = o.id and c.code in ('items', 'packaging', 'service') and o.status = 'delivered'
    and o.vendor_id is not null
    and (only_position is null or c.position = only_position)
$function$;

comment on function private.facts_of_charges(public.enhanced_orders, integer) is 'What a delivered order costs of goods, packaging and services, and what of it was refunded, each when it happened; before the delivery, with it.';

revoke all on function private.facts_of_charges(public.enhanced_orders, integer) from public;
