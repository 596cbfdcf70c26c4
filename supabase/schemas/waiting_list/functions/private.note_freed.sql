create or replace function private.note_freed (
  resource_id uuid,
  booking_id uuid,
  during tstzrange,
  seats smallint,
  kept boolean
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into private.freed_times (vendor_id, resource_id, booking_id, during, seats, kept_until)
  select r.vendor_id, r.id, note_freed.booking_id, note_freed.during, note_freed.seats,
    case when note_freed.kept then now() + interval '1 minute' end
  from public.resources as r
  where r.id = note_freed.resource_id and upper(note_freed.during) > now() and exists (
    select from public.waiting_list as w where w.vendor_id = r.vendor_id and w.ended_at is null
      and daterange(w.from_day, w.to_day + 1) && daterange((lower(note_freed.during) at time zone 'Asia/Kolkata')::date,
        (upper(note_freed.during) at time zone 'Asia/Kolkata')::date + 1))
$function$;

revoke all on function private.note_freed(uuid, uuid, tstzrange, smallint, boolean) from public;
