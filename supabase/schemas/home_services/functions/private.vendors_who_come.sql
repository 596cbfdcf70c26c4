create or replace function private.vendors_who_come (
  trade text,
  lat double precision,
  lng double precision
)
  returns uuid[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when vendors_who_come.lat is not null then array(
    select n.vendor_id
    from private.bookable_near(vendors_who_come.trade, vendors_who_come.lat, vendors_who_come.lng) as n
    join public.vendors as v on v.id = n.vendor_id
    where private.delivers_to(v, vendors_who_come.lat, vendors_who_come.lng)) end
$function$;

comment on function private.vendors_who_come(text, double precision, double precision) is
  'The vendors of a trade who come to a place; null, which is all of them, without one.';

revoke all on function private.vendors_who_come(text, double precision, double precision) from public;
