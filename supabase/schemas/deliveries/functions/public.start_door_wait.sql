create or replace function public.start_door_wait (
  order_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.job_at_door(start_door_wait.order_id);
  w public.door_waits;
begin
  insert into public.door_waits (order_id, courier_id, until_at)
  values (o.id, auth.uid(), now() + make_interval(secs => private.setting_int('door_wait_seconds')))
  on conflict do nothing returning * into w;
  -- A second tap is the same wait.
  if w.order_id is not null then
    perform private.note_event(o, auth.uid(), 'courier', 'door_wait');
    perform private.notify_party(o, 'user', 'order_door_wait',
      jsonb_build_object('until', lower(to_char(w.until_at at time zone 'Asia/Kolkata', 'FMHH12:MI am'))));
    perform private.publish('user:' || auth.uid(), 'job', jsonb_build_object('order_id', o.id));
  end if;
  return private.door_of(o.id, auth.uid());
end
$function$;

comment on function public.start_door_wait(uuid) is 'Begins the courier''s wait at a door that nobody opens; the server decides how long, and the customer is told until when: {started_at, until_at, has_picture, has_called, server_now}. A second call is the same wait. Refuses order_not_found, not_at_door.';

revoke all on function public.start_door_wait(uuid) from public;

grant execute on function public.start_door_wait(uuid) to authenticated, postgres;
