create or replace function public.set_courier_online (
  online boolean,
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  device text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  waiting record;
begin
  if set_courier_online.online is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  perform private.hold_account(c.user_id);
  perform private.lock_offered_jobs(c.user_id);
  -- Read again under the lock: of sixteen calls at once the first begins the shift and the others find it begun.
  select * into c from public.couriers as k where k.user_id = c.user_id for no key update;
  if not c.verified then perform private.refuse(403, 'courier_not_verified',
    'Your documents have not been approved yet.'); end if;
  if set_courier_online.online then
    if set_courier_online.lat is null or set_courier_online.lng is null
        or set_courier_online.lat not between -90 and 90 or set_courier_online.lng not between -180 and 180 then
      perform private.refuse(400, 'place_invalid', 'Your position is needed to go online.');
    end if;
    perform private.begin_positions(c.user_id, set_courier_online.lat, set_courier_online.lng,
      set_courier_online.device);
    if not c.online then insert into private.courier_shifts (user_id) values (c.user_id); end if;
    update public.couriers as k set online = true, last_online_at = now() where k.user_id = c.user_id;
    -- Orders nearby that wait for a courier are searched for at once, without waiting for the next retry.
    for waiting in select j.id, j.order_id from public.jobs as j
      join public.job_stops as start on start.job_id = j.id and start.n = 1
      where j.state = 'no_courier'
        and public.distance_m(start.lat, start.lng, set_courier_online.lat, set_courier_online.lng) <= 12000
      order by j.search_started_at limit 5
    loop
      update private.order_timers as t set due_at = now() where t.order_id = waiting.order_id
        and t.action = 'retry_dispatch' and t.payload ->> 'job_id' = waiting.id::text and t.done_at is null;
    end loop;
  else
    if exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then
      perform private.refuse(409, 'has_active_job', 'Please finish your delivery before you go offline.');
    end if;
    perform private.end_shift(c.user_id), private.take_offers_back(c.user_id);
  end if;
  perform private.publish('region:' || c.region_id, 'courier', jsonb_build_object('courier_id', c.user_id));
end
$function$;

comment on function public.set_courier_online(boolean, double precision, double precision, text) is
  'Starts or ends a courier''s shift; a courier with a job cannot go offline. device: a name that the device gave itself; of several the last one to go online leads, and the others are told so by report_position.';

revoke all
  on function public.set_courier_online(boolean, double precision, double precision, text)
  from public;

grant execute
  on function public.set_courier_online(boolean, double precision, double precision, text)
  to authenticated, postgres;
