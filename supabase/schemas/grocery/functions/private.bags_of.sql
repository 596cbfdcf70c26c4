create or replace function private.bags_of (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('number', b.number, 'holds', b.holds, 'code', b.code, 'checked_at',
    b.checked_at) order by b.number), '[]')
  from public.grocery_bags as b where b.order_id = bags_of.order_id
$function$;

comment on function private.bags_of(uuid) is 'The bags of an order of groceries.';

revoke all on function private.bags_of(uuid) from public;
