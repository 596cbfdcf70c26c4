create or replace function private.end_waiting()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.waiting_list as w set ended_at = now() from public.waiting_offers as o
  where o.booking_id = new.id and w.id = o.waiting_id and w.ended_at is null;
  return null;
end
$function$;

revoke all on function private.end_waiting() from public;
