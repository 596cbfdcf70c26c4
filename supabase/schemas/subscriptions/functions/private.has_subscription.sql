create or replace function private.has_subscription (
  subscription_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    where s.id = has_subscription.subscription_id and d.user_id = (select auth.uid()))
$function$;

comment on function private.has_subscription(uuid) is 'Whether a subscription is the caller''s.';

revoke all on function private.has_subscription(uuid) from public;

grant execute on function private.has_subscription(uuid) to authenticated, postgres;
