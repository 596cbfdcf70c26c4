create or replace function private.queue_push (
  user_id uuid,
  template text,
  params jsonb,
  title text,
  message text,
  url text,
  topic text,
  lifetime interval
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.push_outbox (subscription_id, payload, topic, urgent, expires_at)
  select p.id,
    jsonb_build_object('template', queue_push.template, 'params', queue_push.params, 'title', queue_push.title,
      'message', queue_push.message, 'url', queue_push.url, 'tag', queue_push.topic, 'language', p.language),
    queue_push.topic, queue_push.lifetime < interval '10 minutes', now() + queue_push.lifetime
  from public.push_subscriptions as p where p.user_id = queue_push.user_id and private.receives_push(p)
$function$;

comment on function private.queue_push(uuid, text, jsonb, text, text, text, text, interval) is
  'Queues one message for each browser of a person, in the caller''s transaction.';

revoke all on function private.queue_push(uuid, text, jsonb, text, text, text, text, interval) from public;
