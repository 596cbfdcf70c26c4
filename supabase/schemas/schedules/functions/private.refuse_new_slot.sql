create or replace function private.refuse_new_slot (
  o public.enhanced_orders,
  at timestamp with time zone
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors;
  problem text;
  fee integer;
  item text;
begin
  select * into v from public.vendors as w where w.id = o.vendor_id;
  problem := private.schedule_problem(v, refuse_new_slot.at, private.minutes_before_slot(o), o.id);
  if problem is not null then
    -- refuses: schedule_invalid, schedule_past, schedule_too_far, schedule_cutoff, schedule_holiday,
    -- schedule_closed, schedule_full
    perform private.refuse(409, problem, private.schedule_sentence(problem));
  end if;
  if v.status <> 'active' or not v.accepting_orders
      or v.paused_until > refuse_new_slot.at - make_interval(mins => private.minutes_before_slot(o)) then
    perform private.refuse(409, 'schedule_closed', private.schedule_sentence('schedule_closed'));
  end if;
  select i.name into item from public.order_items as l join public.catalog_items as i on i.id = l.item_id
  where l.order_id = o.id and i.available_from is not null
    and private.item_unavailable_reason(i, refuse_new_slot.at) = 'not_now' order by l.position limit 1;
  if item is not null then
    perform private.refuse(409, 'schedule_item_unavailable', 'One of the dishes is not served at this time.',
      jsonb_build_object('item', item));
  end if;
  fee := (private.delivery_price(private.fees_at(o.region_id, refuse_new_slot.at), o.distance_m)).total_paise;
  if (private.kind_of_order(o)).carried and private.shown(o.id, 'delivery', 'surge', 'rain', 'peak',
    'night') <> fee then
    perform private.refuse(409, 'schedule_fee_differs',
      'The delivery fee is different at this time. Cancel free of charge and order again.',
      jsonb_build_object('fee_paise', fee));
  end if;
end
$function$;

comment on function private.refuse_new_slot(public.enhanced_orders, timestamp
  with time zone) is 'Refuses a slot to which an order cannot be moved as it is: unserved, full, without one of its dishes, or at another fee.';

revoke all on function private.refuse_new_slot(public.enhanced_orders, timestamp with time zone) from public;
