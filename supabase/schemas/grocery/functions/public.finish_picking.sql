create or replace function public.finish_picking (
  order_id uuid,
  bags jsonb default null::jsonb
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
begin
  perform private.check_bag_counts(finish_picking.bags);
  o := private.lock_order(finish_picking.order_id);
  -- The answer to the first request was lost.
  if o.status = 'ready' and 'vendor' = any (private.party_roles(o.id)) and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq and e.actor_id = caller) then
    return jsonb_build_object('status', o.status, 'total_paise', o.total_paise - o.refund_paise);
  end if;
  o := private.require_picking(finish_picking.order_id);
  if exists (select from public.grocery_lines as l where l.order_id = o.id and l.state = 'waiting') then
    perform private.refuse(409, 'picking_unfinished', 'Some lines are not picked yet.',
      jsonb_build_object('lines', (select count(*) from public.grocery_lines as l where l.order_id = o.id
        and l.state = 'waiting')));
  end if;
  insert into public.grocery_bags (order_id, number, holds, code)
  select o.id, row_number() over (order by h.place, n), h.holds, o.order_number || '-' || row_number()
    over (order by h.place, n)
  from (values ('food', 1), ('chilled', 2), ('non_food', 3)) as h (holds, place)
  cross join lateral generate_series(1, coalesce((finish_picking.bags ->> h.holds)::integer, 0)) as n
  on conflict do nothing;
  o := private.transition(o.id, 'ready', caller, 'vendor');
  return jsonb_build_object('status', o.status, 'total_paise', o.total_paise - o.refund_paise);
end
$function$;

comment on function public.finish_picking(uuid, jsonb) is 'Everything is decided and packed: {status, total_paise (what the customer pays in the end)}. bags: how many of each sort, {food, chilled, non_food}; at least one of each that is needed. What was not picked goes back to the customer. For the store''s people.';

revoke all on function public.finish_picking(uuid, jsonb) from public;

grant execute on function public.finish_picking(uuid, jsonb) to authenticated, postgres;
