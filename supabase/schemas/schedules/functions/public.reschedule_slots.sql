create or replace function public.reschedule_slots (
  order_id uuid
)
  returns table (
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    is_free boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = reschedule_slots.order_id and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.scheduled_for is null then return; end if;
  return query select s.starts_at, s.ends_at, s.is_free
    from private.slots_of(array[o.vendor_id], array[private.minutes_before_slot(o)], o.id) as s;
end
$function$;

comment on function public.reschedule_slots(uuid) is 'The half hours to which an order for later can be moved, its own included; is_free is false for one that is fully booked.';

revoke all on function public.reschedule_slots(uuid) from public;

grant execute on function public.reschedule_slots(uuid) to authenticated, postgres;
