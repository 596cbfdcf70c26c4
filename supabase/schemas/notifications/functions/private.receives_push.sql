create or replace function private.receives_push (
  subscription public.push_subscriptions
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select subscription.session_id is null or exists (
    select from auth.sessions as s
    where s.id = subscription.session_id and s.user_id = subscription.user_id
      and (s.not_after is null or s.not_after > now()))
$function$;

comment on function private.receives_push(public.push_subscriptions) is 'Whether the session of a subscription is still valid: a lost phone that was signed out remotely receives nothing more.';

revoke all on function private.receives_push(public.push_subscriptions) from public;
