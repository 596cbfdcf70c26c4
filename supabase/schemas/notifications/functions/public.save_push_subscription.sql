create or replace function public.save_push_subscription (
  endpoint text,
  p256dh text,
  auth text,
  language text default 'en'::text,
  user_agent text default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  origin text := substring(left(save_push_subscription.endpoint, 2048) from '^https?://[^/]+');
  here uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
  saved uuid;
begin
  if origin is null or not exists (select from private.push_services as s where origin ~ s.origin_pattern) then
    perform private.refuse(400, 'push_service_unknown', 'Notifications cannot be sent to this browser.');
  end if;
  perform private.take_turns('push_subscriptions', caller::text);
  insert into public.push_subscriptions as p (user_id, endpoint, p256dh, auth, language, user_agent, session_id)
  values (caller, save_push_subscription.endpoint, save_push_subscription.p256dh, save_push_subscription.auth,
    coalesce(save_push_subscription.language, 'en'), left(save_push_subscription.user_agent, 400), here)
  on conflict (endpoint) do update set user_id = caller, language = excluded.language, user_agent = excluded.user_agent,
    session_id = excluded.session_id, failures = 0
    -- The same keys mean the same browser: a second user who signs in there takes the subscription over.
    where p.p256dh = excluded.p256dh and p.auth = excluded.auth
  returning p.id into saved;
  if saved is null then
    perform private.refuse(409, 'push_endpoint_taken', 'Notifications cannot be sent to this browser.');
  end if;
  delete from public.push_subscriptions as p where p.user_id = caller and not private.receives_push(p);
  -- At most ten browsers per user; the oldest is removed.
  delete from public.push_subscriptions as p where p.user_id = caller and p.id in (
    select old.id from public.push_subscriptions as old where old.user_id = caller and old.id <> saved
    order by old.created_at desc, old.id offset 9);
  return saved;
exception when check_violation then
  perform private.refuse(400, 'push_subscription_invalid', 'Notifications cannot be sent to this browser.');
  return null;
end
$function$;

comment on function public.save_push_subscription(text, text, text, text, text) is 'Subscribes the caller on this browser, or renews the subscription. Returns its id.';

revoke all on function public.save_push_subscription(text, text, text, text, text) from public;

grant execute
  on function public.save_push_subscription(text, text, text, text, text)
  to authenticated, postgres;
