create or replace function private.place_part (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if o.vendor_id is not null then perform private.add_party(o.id, 'vendor', null, o.vendor_id); end if;
  execute format('select %s($1, $2)', (select t.place from private.trades as t where t.trade = o.trade)) using o, part;
end
$function$;

comment on function private.place_part(public.enhanced_orders, jsonb) is 'Brings an order before those who sell and perform it: its trade''s rows, notices and timers begin here.';

revoke all on function private.place_part(public.enhanced_orders, jsonb) from public;
