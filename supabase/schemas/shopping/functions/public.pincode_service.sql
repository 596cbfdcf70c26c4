create or replace function public.pincode_service (
  pincode text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.bound(pincode_service.pincode, 100);
  return (select jsonb_build_object('pincode', known.pincode, 'zone', z.code, 'name', z.name, 'serviceable',
    z.code is not null)
    from (select typed.pincode, private.zone_of_pincode(typed.pincode) as code
      from (select private.read_pincode(pincode_service.pincode) as pincode) as typed) as known
        left join public.shipping_zones as z on z.code = known.code);
end
$function$;

comment on function public.pincode_service(text) is 'Whether parcels go to a pincode: {pincode, zone, name, serviceable}.';

revoke all on function public.pincode_service(text) from public;

grant execute on function public.pincode_service(text) to anon, authenticated, postgres;
