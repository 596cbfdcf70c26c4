create or replace function private.offer_freed_times (
  batch integer default 50
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  vendor uuid;
  offered integer := 0;
begin
  for vendor in
    select v.id from (
      select f.vendor_id as id from private.freed_times as f
      union
      select w.vendor_id from public.waiting_offers as o join public.waiting_list as w on w.id = o.waiting_id
      where o.state = 'open' and o.until_at <= now()
    ) as v order by v.id limit batch
  loop
    offered := offered + private.offer_times_of(vendor);
  end loop;
  return offered;
end
$function$;

comment on function private.offer_freed_times(integer) is 'Offers what has become free to those who wait for it.';

revoke all on function private.offer_freed_times(integer) from public;
