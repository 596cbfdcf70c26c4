create or replace function private.forget_packages (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.close_package(p.order_id) from public.bought_packages as p
  where p.user_id = caller and p.closed_at is null order by p.order_id
$function$;

comment on function private.forget_packages(uuid) is 'Gives back what a closing account has left; see trade_accounts.';

revoke all on function private.forget_packages(uuid) from public;
