create or replace function private.forget_subscriptions (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.subscriptions as s set ends_on = least(s.ends_on, greatest(private.today() - 1, s.starts_on - 1))
  from public.subscribers as d where d.id = s.subscriber_id and d.user_id = caller;
  update public.subscribers as d set address = '{}', area = '', instructions = null, next_on = null
    where d.user_id = caller;
$function$;

comment on function private.forget_subscriptions(uuid) is 'Stops what a closed account had subscribed to and removes its doors; see trade_accounts.';

revoke all on function private.forget_subscriptions(uuid) from public;
