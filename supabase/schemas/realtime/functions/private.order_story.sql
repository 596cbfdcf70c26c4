create or replace function private.order_story (
  subject uuid,
  seq bigint
)
  returns SETOF public.topic_event
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  (select e.seq::bigint, 'order_event', jsonb_build_object('seq', e.seq, 'status', e.to_status), e.at
  from public.order_events as e
  where e.order_id = order_story.subject and e.seq > order_story.seq
  order by e.seq limit 500)
  union all
  -- Courier updates have no numbers: a client that was disconnected receives the present state of the delivery.
  select o.last_seq::bigint, 'delivery', jsonb_build_object('state', d.state), now()
  from private.job_of(order_story.subject) as d join public.enhanced_orders as o on o.id = d.order_id
$function$;

comment on function private.order_story(uuid, bigint) is 'The events of an order after a number, read from the order itself.';

revoke all on function private.order_story(uuid, bigint) from public;
