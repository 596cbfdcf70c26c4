create or replace function public.raise_sos (
  order_id uuid,
  idempotency_key text,
  lat double precision default null::double precision,
  lng double precision default null::double precision
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
  part text;
  call private.sos_calls;
  result jsonb;
begin
  perform private.check_place(raise_sos.lat, raise_sos.lng);
  result := private.claim_idempotency(caller, raise_sos.idempotency_key, 'raise_sos');
  if result is not null then return result; end if;
  o := private.lock_order(raise_sos.order_id);
  select p into part from unnest(private.party_roles(o.id)) as p where p in ('user', 'driver') limit 1;
  if part is null or not exists (select from private.rides as r where r.order_id = o.id)
      or not private.contact_open(o) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  -- Pressed again it is the same call.
  select * into call from private.sos_calls as s
  where s.order_id = o.id and s.user_id = caller and s.acknowledged_at is null;
  if call.id is null then
    insert into private.sos_calls (order_id, user_id, role, lat, lng)
    values (o.id, caller, part, raise_sos.lat, raise_sos.lng) returning * into call;
    perform private.notify_party(o, 'admin', 'admin_sos', jsonb_build_object('times', 1));
    perform private.publish('region:' || o.region_id, 'sos', jsonb_build_object('order_id', o.id, 'sos_id', call.id));
    if o.status not in ('delivered', 'cancelled') then
      insert into private.order_timers (order_id, action, due_at, payload)
      values (o.id, 'repeat_sos', now() + make_interval(secs => private.setting_int('sos_repeat_seconds')),
        jsonb_build_object('sos_id', call.id));
    end if;
    o := private.note_event(o, caller, part, 'sos');
    perform private.announce_detail(o);
  end if;
  result := jsonb_build_object('sos_id', call.id, 'at', call.at, 'acknowledged_at', call.acknowledged_at);
  perform private.keep_result(caller, raise_sos.idempotency_key, result);
  return result;
end
$function$;

comment on function public.raise_sos(uuid, text, double precision, double precision) is
  'The customer or the driver of a ride asks for help: administrators are told until one answers: {sos_id, at, acknowledged_at}. The caller''s contacts are written to by the caller''s own phone, which needs no data for it. Pressed again it is the same call. Refuses order_not_found, place_invalid.';

revoke all on function public.raise_sos(uuid, text, double precision, double precision) from public;

grant execute
  on function public.raise_sos(uuid, text, double precision, double precision)
  to authenticated, postgres;
