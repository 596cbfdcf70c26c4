create or replace function private.zone_of_pincode (
  pincode text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  plain text := case when zone_of_pincode.pincode ~ '^[0-9]{6}$' then zone_of_pincode.pincode
    else private.read_pincode(zone_of_pincode.pincode) end;
begin
  return (select z.zone from public.pincode_zones as z
    where plain ~ '^[1-8][0-9]{5}$' and z.prefix = any (array(select left(plain, n) from generate_series(1, 6) as n))
    order by length(z.prefix) desc limit 1);
end
$function$;

comment on function private.zone_of_pincode(text) is 'The zone of a pincode; null where no parcel goes, and for what is no pincode.';

revoke all on function private.zone_of_pincode(text) from public;
