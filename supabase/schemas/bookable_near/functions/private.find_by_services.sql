create or replace function private.find_by_services()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.vendors as v set keywords = w.words
  from (
    select c.vendor_id, left(coalesce((select string_agg(distinct said, ' ') from public.services as s,
      unnest(array[lower(trim(s.section)), lower(trim(s.name))]) as said
      where s.vendor_id = c.vendor_id and s.is_active), ''), 4000) as words
    from (select distinct k.vendor_id from changed as k) as c
  ) as w
  where v.id = w.vendor_id and v.keywords <> w.words
    -- Whoever sells dishes or goods as well is found by those.
    and not exists (select from public.vendor_trades as t join private.trades as k on k.trade = t.trade
      where t.vendor_id = v.id and k.price is distinct from 'private.price_booking');
  return null;
end
$function$;

comment on function private.find_by_services() is 'The search finds a vendor by what can be booked there.';

revoke all on function private.find_by_services() from public;
