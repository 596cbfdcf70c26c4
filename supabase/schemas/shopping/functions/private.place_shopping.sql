create or replace function private.place_shopping (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if o.kind = 'shipment' then
    perform private.place_shipment(o, part);
  else
    perform private.place_goods(o, part);
    perform private.keep_goods(o);
  end if;
end
$function$;

comment on function private.place_shopping(public.enhanced_orders, jsonb) is 'Writes what an order of a shop has of its own when a courier brings it.';

revoke all on function private.place_shopping(public.enhanced_orders, jsonb) from public;
