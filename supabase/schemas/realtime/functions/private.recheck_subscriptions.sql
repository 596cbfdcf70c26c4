create or replace function private.recheck_subscriptions (
  user_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select pg_notify('realtime_recheck', recheck_subscriptions.user_id::text)
    where recheck_subscriptions.user_id is not null
$function$;

comment on function private.recheck_subscriptions(uuid) is 'Makes the embedded Realtime check a person''s subscriptions again at once. Hosted Realtime does not listen to this: there rename_topic has the effect.';

revoke all on function private.recheck_subscriptions(uuid) from public;
