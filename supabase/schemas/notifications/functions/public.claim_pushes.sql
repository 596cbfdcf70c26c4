create or replace function public.claim_pushes (
  most integer default 100
)
  returns table (
    id bigint,
    endpoint text,
    p256dh text,
    auth text,
    payload jsonb,
    topic text,
    urgent boolean,
    ttl_seconds integer
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  update private.push_outbox as o
  -- Claimed for a limited time: messages that a crashed sender did not settle are retried, with double the delay each
  -- time.
  set attempts = o.attempts + 1, next_at = now() + interval '30 seconds' * power(2, o.attempts)
  from public.push_subscriptions as p
  where p.id = o.subscription_id and o.id in (
    select due.id from private.push_outbox as due join public.push_subscriptions as told
      on told.id = due.subscription_id
    where due.next_at <= now() and due.expires_at > now() and private.receives_push(told)
    order by due.next_at limit claim_pushes.most for update of due skip locked)
  returning o.id, p.endpoint, p.p256dh, p.auth, o.payload, o.topic, o.urgent,
    ceil(extract(epoch from o.expires_at - now()))::integer
$function$;

comment on function public.claim_pushes(integer) is 'For send-push only: due messages, claimed for at least 30 seconds, doubling with each attempt.';

revoke all on function public.claim_pushes(integer) from public;

grant execute on function public.claim_pushes(integer) to postgres, service_role;
