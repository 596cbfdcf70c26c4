create or replace function private.bookable_near (
  trade text,
  lat double precision,
  lng double precision
)
  returns table (
    vendor_id uuid,
    metres integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_bitmapscan to 'off'
  AS $function$
#variable_conflict use_column
declare
  here extensions.cube;
begin
  if not coalesce(bookable_near.lat between -90 and 90 and bookable_near.lng between -180 and 180, false) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  perform private.bound(bookable_near.trade, 100);
  if not exists (select from private.trades as t where t.trade = bookable_near.trade
      and t.price = 'private.price_booking') then return; end if;
  here := extensions.ll_to_earth(bookable_near.lat, bookable_near.lng);
  return query
    -- The nearest ones by the index, at most 200 and as far as vendors are searched for: one goes there oneself.
    select n.id, n.metres from (
      select v.id, round(2 * 6371000 * asin(least(1, (extensions.ll_to_earth(v.lat, v.lng)
        operator(extensions.<->) here) / (2 * extensions.earth()))))::integer as metres
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng)
          operator(extensions.<@) extensions.earth_box(here, 15000)
        and exists (select from public.vendor_trades as t where t.vendor_id = v.id and t.trade = bookable_near.trade)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200) as n
    where n.metres <= 15000;
end
$function$;

comment on function private.bookable_near(text, double precision, double precision) is
  'The vendors on show that can be booked by a trade within 15 km, at most the 200 nearest. Refuses place_invalid.';

revoke all on function private.bookable_near(text, double precision, double precision) from public;
