create or replace function public.reschedule_order (
  order_id uuid,
  starts_at timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  was timestamptz;
begin
  o := private.lock_order(reschedule_order.order_id);
  if o.user_id is distinct from caller then perform private.refuse(404, 'order_not_found',
    'There is no such order.'); end if;
  was := o.scheduled_for;
  -- Only the response was lost, or the customer chose the same slot again.
  if was = reschedule_order.starts_at then return jsonb_build_object('scheduled_for', was, 'change_until',
    private.change_until(o)); end if;
  if was is null or o.status not in ('pending', 'confirmed') or now() >= private.change_until(o)
      or exists (select from public.jobs as j where j.order_id = o.id and j.state <> 'waiting') then
    perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
  end if;
  if reschedule_order.starts_at is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  perform private.hold_slot(o.vendor_id, reschedule_order.starts_at);
  perform private.refuse_new_slot(o, reschedule_order.starts_at);

  update public.enhanced_orders as e set scheduled_for = reschedule_order.starts_at,
    promised_min_at = reschedule_order.starts_at,
    promised_max_at = reschedule_order.starts_at + private.slot_length(), updated_at = now(),
    accept_by = case when e.status = 'pending'
      then (select private.accept_until(v, reschedule_order.starts_at, private.minutes_before_slot(o))
        from public.vendors as v where v.id = e.vendor_id) end
  where e.id = o.id returning * into o;
  insert into private.order_reschedules (order_id, from_slot, to_slot, actor_id)
    values (o.id, was, o.scheduled_for, caller);
  if o.status = 'pending' then
    update private.order_timers as t set due_at = o.accept_by
      where t.order_id = o.id and t.action = 'accept_window' and t.done_at is null;
  else
    update private.order_timers as t set done_at = now()
      where t.order_id = o.id and t.action = 'start_dispatch' and t.done_at is null;
    perform private.start_dispatch(o);
    perform private.plan_reminders(o);
  end if;
  perform private.notify_party(o, 'vendor', 'vendor_order_moved', private.slot_words(o));
  perform private.notify_party(o, 'user', 'order_moved', private.slot_words(o));
  perform private.announce_order(o);
  return jsonb_build_object('scheduled_for', o.scheduled_for, 'change_until', private.change_until(o));
end
$function$;

comment on function public.reschedule_order(uuid, timestamp with time zone) is 'Moves an order for later to another slot, until the cut-off and at the same total: {scheduled_for, change_until}. schedule_fee_differs comes with {fee_paise}, schedule_item_unavailable with {item}. An accepted order stays accepted.';

revoke all on function public.reschedule_order(uuid, timestamp with time zone) from public;

grant execute on function public.reschedule_order(uuid, timestamp with time zone) to authenticated, postgres;
