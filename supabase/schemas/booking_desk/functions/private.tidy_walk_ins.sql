create or replace function private.tidy_walk_ins()
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.bookings as b set state = 'completed', version = b.version + 1
  from private.walk_ins as w where w.booking_id = b.id and b.state in ('confirmed', 'in_progress')
    and b.ends_at < now() - interval '12 hours';
  update private.walk_ins as w set name = null, phone = null, note = null
  where w.name is not null and w.made_at < now() - make_interval(days => private.setting_int('walk_in_days'))
    and exists (select from public.bookings as b where b.id = w.booking_id and b.ends_at < now())
$function$;

comment on function private.tidy_walk_ins() is 'Ends what nobody ended, without a bill, and forgets who it was after walk_in_days.';

revoke all on function private.tidy_walk_ins() from public;
