create or replace function private.end_shift (
  courier_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.couriers as k set online = false where k.user_id = end_shift.courier_id;
  update private.courier_shifts as s set ended_at = now() where s.user_id = end_shift.courier_id and s.ended_at is null
$function$;

comment on function private.end_shift(uuid) is 'Ends the shift of a courier, if there is one.';

revoke all on function private.end_shift(uuid) from public;
