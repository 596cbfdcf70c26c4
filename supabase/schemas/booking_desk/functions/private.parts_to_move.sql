create or replace function private.parts_to_move (
  b public.bookings
)
  returns private.visit_part[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array_agg((p.starts_after, p.minutes, p.before, p.after, case when a.resource_id is null
      then array[p.resource_id] else private.able_for(p) || p.resource_id end)::private.visit_part order by p.part)
  from private.booking_parts as p
  left join private.booking_absences as a on a.order_id = b.order_id and a.resource_id = p.resource_id
    and a.kind = 'asked' and a.answered_at is null
  where p.booking_id = b.id
$function$;

comment on function private.parts_to_move(public.bookings) is 'What a booking takes when its customer moves it: of whoever has it, and where that person is away of anybody who does the same.';

revoke all on function private.parts_to_move(public.bookings) from public;
