create or replace function private.facts_of_order (
  o public.enhanced_orders
)
  returns SETOF private.figure_fact
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.placed_at, 'placed', null::uuid, null::text, 1::bigint where o.placed_at is not null
    and o.vendor_id is not null
  union all select * from private.facts_of_end(o)
  union all select * from private.facts_of_charges(o)
  union all select * from private.facts_of_preparing(o)
$function$;

comment on function private.facts_of_order(public.enhanced_orders) is 'Everything that an order comes to in its vendor''s figures, read anew.';

revoke all on function private.facts_of_order(public.enhanced_orders) from public;
