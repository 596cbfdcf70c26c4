create or replace function private.own_subscription (
  subscription_id uuid
)
  returns public.subscriptions
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  s public.subscriptions;
begin
  perform private.lock_subscriber(d.id) from public.subscriptions as w
    join public.subscribers as d on d.id = w.subscriber_id
  where w.id = own_subscription.subscription_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.'); end if;
  select * into s from public.subscriptions as w where w.id = own_subscription.subscription_id;
  return s;
end
$function$;

comment on function private.own_subscription(uuid) is 'A subscription of the caller, with its subscriber locked.';

revoke all on function private.own_subscription(uuid) from public;
