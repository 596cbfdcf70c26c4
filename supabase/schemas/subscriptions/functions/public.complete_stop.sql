create or replace function public.complete_stop (
  order_id uuid,
  delivered boolean,
  bottles jsonb default '[]'::jsonb
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  made public.subscription_orders;
  back record;
begin
  perform private.bound(complete_stop.bottles, 4000);
  if jsonb_typeof(complete_stop.bottles) <> 'array' or complete_stop.delivered is null or exists (
      select from jsonb_array_elements(complete_stop.bottles) as b where jsonb_typeof(b) <> 'object'
        or not coalesce(pg_input_is_valid(b ->> 'subscription_id', 'uuid'), false)
          or coalesce(b ->> 'count', '') !~ '^[1-9][0-9]{0,2}$') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  o := private.lock_order(complete_stop.order_id);
  select * into made from public.subscription_orders as w where w.order_id = o.id;
  if made.order_id is null or not private.may(o.vendor_id, 'orders') then
    perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status = 'pending' then
    if complete_stop.delivered then o := private.transition(o.id, 'delivered', caller, 'vendor');
    else
      o := private.transition(o.id, 'cancelled', caller, 'vendor', 'missed_delivery');
      perform private.notify(o.user_id, 'subscription_not_delivered',
        jsonb_build_object('vendor', o.vendor_name, 'day', to_char(made.day, 'DD/MM')),
        '/grocery/subscriptions');
    end if;
  elsif o.status <> (case when complete_stop.delivered then 'delivered' else 'cancelled' end)::public.order_status then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if complete_stop.delivered then
    for back in
      select s as subscription, least(b.count, s.bottles_out) as count
      from jsonb_to_recordset(complete_stop.bottles) as b (subscription_id uuid, count integer)
      join public.subscriptions as s on s.id = b.subscription_id and s.subscriber_id = made.subscriber_id
      where s.bottles_out > 0
    loop
      -- Counted once at a door, however often a phone without a network repeats it.
      insert into public.bottle_returns (subscription_id, order_id, count, status, decided_at)
      values ((back.subscription).id, o.id, back.count, 'confirmed', now()) on conflict do nothing;
      continue when not found;
      perform private.take_bottles(private.lock_bottles((back.subscription).id), back.count);
      update public.bottle_returns as b set status = 'confirmed', decided_at = now()
      where b.subscription_id = (back.subscription).id and b.status = 'stated';
    end loop;
  end if;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', jsonb_build_object('day', made.day));
  return o.status;
end
$function$;

comment on function public.complete_stop(uuid, boolean, jsonb) is 'The vendor''s people have been at a door: delivered, or not (refunded at once). bottles: [{subscription_id, count}] that they took back. Repeated, it answers the same and counts nothing twice.';

revoke all on function public.complete_stop(uuid, boolean, jsonb) from public;

grant execute on function public.complete_stop(uuid, boolean, jsonb) to authenticated, postgres;
