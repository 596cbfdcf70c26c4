create or replace function public.fail_parcel_drop (
  job_id uuid,
  n integer,
  reason text,
  note text default null::text,
  picture text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(fail_parcel_drop.job_id, fail_parcel_drop.n);
  o public.enhanced_orders;
  p private.parcels;
  d private.parcel_drops;
  ends timestamptz := now() + make_interval(secs => private.setting_int('parcel_decide_seconds'));
  back boolean;
begin
  perform private.bound(fail_parcel_drop.note, 400), private.bound(fail_parcel_drop.picture, 200);
  select e.* into o from public.enhanced_orders as e join public.jobs as j on j.order_id = e.id
  where j.id = stop.job_id;
  select * into p from private.parcels as k where k.order_id = o.id;
  select * into d from private.parcel_drops as k where k.order_id = o.id and 'drop:' || k.n = stop.code_purpose;
  if d.n is null or stop.what <> 'drop' or p.picked_up_at is null
      or stop.done_at is not null and stop.proof is distinct from 'failed' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  if stop.done_at is not null then return jsonb_build_object('state', d.state, 'decide_by', d.decide_by); end if;
  if coalesce(fail_parcel_drop.reason, '') not in ('nobody_there', 'wrong_address', 'cannot_reach', 'refused') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if stop.arrived_at is null then
    perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
      jsonb_build_object('status', o.status));
  end if;
  if fail_parcel_drop.picture is not null then perform private.check_parcel_picture(o.id, fail_parcel_drop.picture);
  end if;
  if fail_parcel_drop.reason = 'refused' then
    if fail_parcel_drop.picture is null and coalesce(length(trim(fail_parcel_drop.note)), 0) < 3 then
      perform private.refuse(400, 'refusal_unproven', 'Please take a photo, or write what the receiver said.');
    end if;
  elsif coalesce(d.called_at < stop.arrived_at, true)
      and private.step_time() < stop.arrived_at + make_interval(secs => private.setting_int('parcel_wait_seconds')) then
    perform private.refuse(409, 'wait_or_call', 'Please call first, or wait a little longer.', jsonb_build_object(
      'until', stop.arrived_at + make_interval(secs => private.setting_int('parcel_wait_seconds'))));
  end if;
  back := fail_parcel_drop.reason = 'refused' or d.attempts + 1 >= private.setting_int('parcel_attempts');
  update public.job_stops as s set done_at = private.step_time(), proof = 'failed'
  where s.job_id = stop.job_id and s.n = stop.n;
  update private.parcel_drops as k set attempts = k.attempts + 1, reason = fail_parcel_drop.reason,
    note = nullif(left(trim(private.without_marks(fail_parcel_drop.note)), 200), ''),
    proof_picture = fail_parcel_drop.picture, state = case when back then 'returning' else 'failed' end,
    decide_by = case when not back then ends end
  where k.order_id = o.id and k.n = d.n returning * into d;
  perform private.note_event(o, auth.uid(), 'courier', 'parcel_' || d.reason);
  if back then
    perform private.send_parcel_back(d);
  else
    insert into private.order_timers (order_id, action, due_at, payload)
    values (o.id, 'parcel_decides', ends, jsonb_build_object('n', d.n));
    perform private.notify_party(o, 'user', 'parcel_failed', jsonb_build_object('receiver', d.name, 'until',
      to_char(ends at time zone 'Asia/Kolkata', 'HH24:MI')));
  end if;
  perform private.go_on_with_parcel(e) from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', d.state, 'decide_by', d.decide_by);
end
$function$;

comment on function public.fail_parcel_drop(uuid, integer, text, text, text) is 'Nobody took a parcel at the next door: reason nobody_there, wrong_address, cannot_reach (after a call or a wait) or refused (with a photo or the receiver''s words, which starts the way back at once). The other doors are not touched: {state, decide_by}; repeated it answers the same. Refuses reason_invalid, not_at_door, wait_or_call {until}, refusal_unproven.';

revoke all on function public.fail_parcel_drop(uuid, integer, text, text, text) from public;

grant execute on function public.fail_parcel_drop(uuid, integer, text, text, text) to authenticated, postgres;
