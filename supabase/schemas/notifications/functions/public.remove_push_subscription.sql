create or replace function public.remove_push_subscription (
  endpoint text
)
  returns boolean
  language sql
  security definer
  set search_path to ''
  AS $function$
  with gone as (
    delete from public.push_subscriptions as p
    where p.endpoint = remove_push_subscription.endpoint and p.user_id = (select auth.uid()) returning 1)
  select exists (select from gone)
$function$;

comment on function public.remove_push_subscription(text) is 'Removes the caller''s subscription on this browser; false where it was not theirs.';

revoke all on function public.remove_push_subscription(text) from public;

grant execute on function public.remove_push_subscription(text) to authenticated, postgres;
