create or replace function private.end_holds()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  with ended as (
    update public.bookings as b set state = 'expired', version = b.version + 1
    where b.state = 'held' and b.hold_until <= now() returning b.id
  )
  select count(*)::integer from ended
$function$;

comment on function private.end_holds() is 'Ends holds whose time is over.';

revoke all on function private.end_holds() from public;
