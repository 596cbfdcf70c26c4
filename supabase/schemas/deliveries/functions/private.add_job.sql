create or replace function private.add_job (
  o public.enhanced_orders,
  stops jsonb,
  pay_paise integer,
  distance_m integer,
  vehicle_class text default null::text,
  load_grams integer default null::integer,
  wishes jsonb default '{}'::jsonb
)
  returns public.jobs
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
begin
  if not exists (select from private.trades as t where t.trade = o.trade and t.performer_role is not null) then
    raise exception using errcode = 'check_violation', message = format('the trade %s has no jobs', o.trade);
  end if;
  if coalesce(jsonb_array_length(add_job.stops), 0) = 0 then
    raise exception using errcode = 'check_violation', message = 'a job has at least one stop';
  end if;
  insert into public.jobs (order_id, leg, vendor_id, region_id, pay_paise, distance_m, vehicle_class, load_grams,
    wishes)
  select o.id, coalesce(max(j.leg), 0) + 1, o.vendor_id, o.region_id, add_job.pay_paise, add_job.distance_m,
    add_job.vehicle_class, add_job.load_grams, coalesce(add_job.wishes, '{}')
  from public.jobs as j where j.order_id = o.id
  returning * into job;
  insert into public.job_stops (job_id, n, what, lat, lng, address, landmark, code_purpose)
  select job.id, s.n, s.stop ->> 'what', (s.stop ->> 'lat')::double precision, (s.stop ->> 'lng')::double precision,
    s.stop ->> 'address', s.stop ->> 'landmark', s.stop ->> 'code'
  from jsonb_array_elements(add_job.stops) with ordinality as s (stop, n);
  insert into private.handover_codes (order_id, purpose, code)
  select o.id, s.code_purpose, private.random_code() from public.job_stops as s
  where s.job_id = job.id and s.code_purpose is not null group by s.code_purpose
  on conflict do nothing;
  return job;
end
$function$;

comment on function private.add_job(public.enhanced_orders, jsonb, integer, integer, text, integer, jsonb) is
  'Adds the next leg of an order: the only way in which trades make a job. stops: [{what, lat, lng, address, landmark, code}] in the order of the way, code being the purpose of the handover code that is asked there. It waits until the legs before it have ended and search_job or assign_job is called.';

revoke all
  on function private.add_job(public.enhanced_orders, jsonb, integer, integer, text, integer, jsonb)
  from public;
