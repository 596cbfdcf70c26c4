create or replace function private.is_asked (
  order_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.booking_absences as a join public.bookings as b on b.order_id = a.order_id
    where a.order_id = is_asked.order_id and a.answered_at is null and (a.kind = 'asked' or now() < b.starts_at))
$function$;

comment on function private.is_asked(uuid) is 'Whether the customer may still say no, for nothing, because the professional is away: until the start at most where somebody else comes.';

revoke all on function private.is_asked(uuid) from public;
