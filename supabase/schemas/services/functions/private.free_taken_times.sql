create or replace function private.free_taken_times()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.taken_times as t where t.booking_id = new.id;
  return null;
end
$function$;

revoke all on function private.free_taken_times() from public;
