create or replace function private.door_wait_is_over (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.door_waits as w join lateral private.job_of(w.order_id) as d
    on d.performer_id = w.courier_id
    where w.order_id = o.id and w.until_at <= now() and w.picture is not null
      and private.has_tried_to_reach(w.order_id, w.courier_id))
$function$;

comment on function private.door_wait_is_over(public.enhanced_orders) is 'Whether whoever carries an order has waited at the door, with a photo and a call or message: then they may end it. A guard of order_transition_rules.';

revoke all on function private.door_wait_is_over(public.enhanced_orders) from public;
