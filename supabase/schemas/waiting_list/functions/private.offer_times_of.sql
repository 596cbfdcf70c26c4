create or replace function private.offer_times_of (
  vendor_id uuid
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  ended record;
  freed private.freed_times[];
  w public.waiting_list;
  offered integer := 0;
begin
  -- One at a time decides for a vendor, so that those who wait are asked in their order.
  perform private.take_turns('waiting_list', offer_times_of.vendor_id::text);
  for ended in select o.id, o.booking_id, o.starts_at, o.until_at, w as waiting from public.waiting_offers as o
      join public.waiting_list as w on w.id = o.waiting_id and w.vendor_id = offer_times_of.vendor_id
      where o.state = 'open' and o.until_at <= now() order by o.until_at loop
    -- Booking before offer: who claims in the last moment has the booking locked.
    update public.bookings as b set state = 'expired', version = b.version + 1
    where b.id = ended.booking_id and b.user_id is null and b.state in ('held', 'expired');
    update public.waiting_offers as o set state = 'over' where o.id = ended.id and o.state = 'open';
    if found then
      perform private.tell_who_waits(ended.waiting, 'waiting_offer_over', ended.starts_at, ended.until_at);
    end if;
  end loop;
  perform private.lock_resources(array(select r.id from public.resources as r
    where r.vendor_id = offer_times_of.vendor_id));
  with decided as (
    delete from private.freed_times as f where f.vendor_id = offer_times_of.vendor_id returning f
  )
  select array_agg(d.f) into freed from decided as d;
  if freed is null or not private.is_on_show(offer_times_of.vendor_id) then return 0; end if;
  for w in select l.* from public.waiting_list as l
      where l.vendor_id = offer_times_of.vendor_id and l.ended_at is null and l.to_day >= private.today()
        and not exists (select from public.waiting_offers as o join public.bookings as b on b.id = o.booking_id
          join public.waiting_list as other on other.id = o.waiting_id and other.user_id = l.user_id
            and other.vendor_id = l.vendor_id
          where b.state = 'held' and b.hold_until > now())
      order by l.created_at, l.id limit 500 loop
    if private.offer_to(w, freed) then offered := offered + 1; end if;
  end loop;
  return offered;
end
$function$;

comment on function private.offer_times_of(uuid) is 'Ends the offers of a vendor that nobody claimed, and offers what has become free to those who wait, the first to come first. What nobody wants is everybody''s again.';

revoke all on function private.offer_times_of(uuid) from public;
