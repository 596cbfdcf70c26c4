create or replace function private.shipping_price (
  v public.vendors,
  lane public.shipping_lanes,
  goods_paise bigint
)
  returns integer
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return case when exists (select from public.shops as s where s.vendor_id = v.id
    and s.free_shipping_from_paise <= goods_paise)
    then 0 else lane.paise end;
end
$function$;

comment on function private.shipping_price(public.vendors, public.shipping_lanes, bigint) is
  'What shipping goods of so much costs, in paise including GST.';

revoke all on function private.shipping_price(public.vendors, public.shipping_lanes, bigint) from public;
