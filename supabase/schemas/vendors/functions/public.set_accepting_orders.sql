create or replace function public.set_accepting_orders (
  vendor_id uuid,
  accepting boolean,
  pause_minutes integer default null::integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(set_accepting_orders.vendor_id, 'orders');
  if accepting is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  if pause_minutes is not null and pause_minutes not between 5 and 720 then
    perform private.refuse(400, 'pause_invalid', 'A pause lasts between 5 minutes and 12 hours.');
  end if;
  update public.vendors as v set
    accepting_orders = case when pause_minutes is null then accepting else v.accepting_orders end,
    paused_until = case when not accepting and pause_minutes is not null
      then now() + make_interval(mins => pause_minutes) end
  where v.id = set_accepting_orders.vendor_id;
  perform private.log_act(set_accepting_orders.vendor_id, 'orders_switched', null,
    jsonb_build_object('accepting', accepting, 'minutes', pause_minutes));
  perform private.publish('vendor:' || set_accepting_orders.vendor_id, 'menu', '{}'::jsonb);
end
$function$;

comment on function public.set_accepting_orders(uuid, boolean, integer) is 'Switches a vendor on or off, or pauses it for some minutes.';

revoke all on function public.set_accepting_orders(uuid, boolean, integer) from public;

grant execute on function public.set_accepting_orders(uuid, boolean, integer) to authenticated, postgres;
