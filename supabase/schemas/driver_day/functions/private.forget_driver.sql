create or replace function private.forget_driver (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.driver_goals as g where g.user_id = caller;
  delete from private.courier_steps as s where s.user_id = caller;
  select private.forget_homeward(caller);
$function$;

comment on function private.forget_driver(uuid) is 'Removes the goal, steps and home of a closed account; see trade_accounts.';

revoke all on function private.forget_driver(uuid) from public;
