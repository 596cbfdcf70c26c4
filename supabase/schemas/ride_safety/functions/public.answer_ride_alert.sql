create or replace function public.answer_ride_alert (
  alert_id uuid,
  answer text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  if coalesce(answer_ride_alert.answer not in ('fine', 'help'), true) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select e.* into o from private.ride_alerts as a join public.enhanced_orders as e on e.id = a.order_id
  where a.id = answer_ride_alert.alert_id and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  update private.ride_alerts as a set answered_at = now(), answer = answer_ride_alert.answer
  where a.id = answer_ride_alert.alert_id and a.answered_at is null;
  if not found then return; end if;
  if answer_ride_alert.answer = 'help' then
    perform private.notify_party(o, 'admin', 'admin_ride_help');
    o := private.note_event(o, caller, 'user', 'ride_help');
  end if;
  perform private.announce_detail(o);
end
$function$;

comment on function public.answer_ride_alert(uuid, text) is 'The customer says whether all is well (fine) or not (help, of which administrators are told); the first answer counts. Refuses order_not_found, request_invalid.';

revoke all on function public.answer_ride_alert(uuid, text) from public;

grant execute on function public.answer_ride_alert(uuid, text) to authenticated, postgres;
