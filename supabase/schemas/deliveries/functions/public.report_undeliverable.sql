create or replace function public.report_undeliverable (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
  w public.door_waits;
begin
  perform private.lock_order(report_undeliverable.order_id);
  select * into w from public.door_waits as k where k.order_id = report_undeliverable.order_id and k.courier_id = caller
    for no key update;
  -- The answer to the first report was lost.
  if w.ended_at is null then
    o := private.job_at_door(report_undeliverable.order_id);
    if w.order_id is null then perform private.refuse(409, 'door_wait_missing', 'Please start waiting first.'); end if;
    if not private.has_tried_to_reach(o.id, caller) then
      perform private.refuse(409, 'door_call_missing', 'Please call the customer or write to them first.');
    end if;
    if w.picture is null then perform private.refuse(409, 'door_picture_missing',
      'Please take a photo of the door first.'); end if;
    if w.until_at > now() then
      perform private.refuse(409, 'door_wait_running', 'Please wait until the time is over.',
        jsonb_build_object('until_at', w.until_at));
    end if;
    perform private.transition(o.id, 'cancelled', caller, 'courier', 'nobody_at_door');
    select * into w from public.door_waits as k where k.order_id = o.id;
  end if;
  return jsonb_build_object('outcome', 'undeliverable', 'goes', w.goes);
end
$function$;

comment on function public.report_undeliverable(uuid) is 'Ends an order that nobody took, after the wait, with a photo and a call or message: {outcome, goes (vendor, disposed)}; a repeat gets the same. Refuses order_not_found, not_at_door, door_wait_missing, door_call_missing, door_picture_missing, door_wait_running {until_at}.';

revoke all on function public.report_undeliverable(uuid) from public;

grant execute on function public.report_undeliverable(uuid) to authenticated, postgres;
