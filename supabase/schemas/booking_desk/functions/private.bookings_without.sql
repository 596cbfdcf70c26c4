create or replace function private.bookings_without (
  resource_id uuid,
  during tstzrange
)
  returns SETOF uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select distinct b.id from private.taken_times as t join public.bookings as b on b.id = t.booking_id
  where t.resource_id = bookings_without.resource_id and t.during && bookings_without.during
    and (b.state in ('pending', 'confirmed') or b.state = 'held' and b.order_id is null)
    and not exists (select from private.booking_absences as a where a.order_id = b.order_id
      and a.resource_id = bookings_without.resource_id and a.kind = 'asked' and a.answered_at is null)
$function$;

comment on function private.bookings_without(uuid, tstzrange) is 'The bookings and holds that need somebody at a time, without those whose customer is asked already.';

revoke all on function private.bookings_without(uuid, tstzrange) from public;
