create or replace function private.forget_waiting (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.let_offers_pass(array(select o.id from public.waiting_offers as o
    join public.waiting_list as w on w.id = o.waiting_id and w.user_id = caller where o.state = 'open'));
  delete from public.waiting_list as w where w.user_id = caller;
end
$function$;

comment on function private.forget_waiting(uuid) is 'Takes a closed account off all waiting lists; see trade_accounts.';

revoke all on function private.forget_waiting(uuid) from public;
