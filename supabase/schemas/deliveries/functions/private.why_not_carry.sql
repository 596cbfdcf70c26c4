create or replace function private.why_not_carry (
  job public.jobs,
  c public.couriers
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return case
    when not c.verified or not exists (select from public.user_roles as r
      where r.user_id = c.user_id and r.role = 'delivery') then 'not_verified'
    when private.suspended_for(c.user_id) is not null then 'suspended'
    when not c.online then 'offline'
    when not private.vehicle_fits(job, c.vehicle_kind) then 'other_vehicle'
    when private.is_staff_of(job.vendor_id, c.user_id)
      or exists (select from public.enhanced_orders as o where o.id = job.order_id and o.user_id = c.user_id)
      then 'own_order'
    -- Whether a second counter or address is on the way is for a person to judge; how much somebody can carry is not.
    when exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')
      having count(*) >= c.capacity or bool_or('rides' in (private.work_of(j), private.work_of(job)))
        or coalesce(sum(j.load_grams), 0) + coalesce(job.load_grams, 0) > (select k.carries_grams
          from private.vehicle_classes as k where k.class = c.vehicle_kind)) then 'hands_full'
    when not private.may_collect(c.user_id, job.order_id) then 'cash_limit' end;
end
$function$;

comment on function private.why_not_carry(public.jobs, public.couriers) is 'Why a courier cannot be given a job by hand; null where they can.';

revoke all on function private.why_not_carry(public.jobs, public.couriers) from public;
