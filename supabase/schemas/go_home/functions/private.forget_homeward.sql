create or replace function private.forget_homeward (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.homeward_turns as t where t.user_id = caller;
  delete from private.driver_homes as h where h.user_id = caller;
$function$;

comment on function private.forget_homeward(uuid) is 'Removes home and turns of a closed account; a part of forget_driver.';

revoke all on function private.forget_homeward(uuid) from public;
