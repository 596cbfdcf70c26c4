create or replace function private.note_freed_time()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.note_freed(old.resource_id, old.booking_id, old.during, old.seats, exists (
    select from public.bookings as b where b.id = old.booking_id and b.state <> 'held'
      and (b.order_id is not null or b.user_id is null)));
  return null;
end
$function$;

revoke all on function private.note_freed_time() from public;
