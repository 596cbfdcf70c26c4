create or replace function public.report_position (
  lat double precision,
  lng double precision,
  heading real default null::real,
  accuracy_m real default null::real,
  at timestamp with time zone default null::timestamp with time zone,
  id text default null::text,
  mocked boolean default false,
  battery integer default null::integer,
  sent_at timestamp with time zone default null::timestamp with time zone,
  device text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  c public.couriers := private.require_courier();
  before public.courier_positions;
  p public.courier_positions;
  state private.position_states;
  said text;
begin
  perform private.bound(id, 64), private.bound(device, 64), private.hold_account(c.user_id);
  if lat is null or lng is null or lat not between -90 and 90 or lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  if not isfinite(coalesce(at, now())) or not isfinite(coalesce(sent_at, now())) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into before from public.courier_positions as k where k.user_id = c.user_id;
  said := private.take_position(c.user_id, jsonb_build_object('lat', lat, 'lng', lng,
    -- What no compass or receiver measures is left out.
    'heading', case when heading between 0 and 360 then heading end,
    'accuracy_m', case when accuracy_m between 0 and 100000 then accuracy_m end,
    'at', at, 'sent_at', sent_at, 'device', device, 'mocked', mocked), now());
  if said in ('accepted', 'accepted_stored', 'alive', 'stored') then
    select * into p from public.courier_positions as k where k.user_id = c.user_id;
    select * into state from private.position_states as s where s.user_id = c.user_id;
    if said = 'accepted_stored' then
      perform private.keep_estimate(o) from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
      where d.performer_id = c.user_id and d.state in ('assigned', 'at_pickup', 'picked_up', 'near');
    end if;
    if (said like 'accepted%' and private.moved(state.told_lat, state.told_lng, p.lat, p.lng))
        or before.paused_since is not null or private.silent_since(before) is not null or state.told_at is null
        or state.told_at <= now() - make_interval(secs => private.setting_int('position_heartbeat_seconds')) then
      perform private.tell_followers(p);
    end if;
  end if;
  return jsonb_build_object('accepted', said in ('accepted', 'accepted_stored', 'stored'),
    'reason', case when said not in ('accepted', 'accepted_stored', 'stored') then said end,
    'next_in_seconds', private.next_report_seconds(c.user_id, battery), 'server_now', now());
end
$function$;

comment on function public.report_position(double precision, double precision, real, real, timestamp
  with time zone, text, boolean, integer, timestamp with time zone, text) is 'Takes a position of the courier; whoever follows one of their present jobs sees it at once. Answers {accepted, reason, next_in_seconds, server_now}; reason: alive (too inexact to be shown), duplicate, held (a jump), other_device, mocked, clock, too_old, inaccurate, jump. at: when it was measured, sent_at: the device''s time now; battery in percent; device as given to set_courier_online.';

revoke all
  on function public.report_position(double precision, double precision, real, real, timestamp
    with time zone, text, boolean, integer, timestamp with time zone, text)
  from public;

grant execute
  on function public.report_position(double precision, double precision, real, real, timestamp
    with time zone, text, boolean, integer, timestamp with time zone, text)
  to authenticated, postgres;
