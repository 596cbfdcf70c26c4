create or replace function private.pause_courier (
  provider_id uuid
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
declare
  c public.couriers;
begin
  perform private.lock_offered_jobs(provider_id);
  select * into c from public.couriers as k where k.user_id = provider_id for no key update;
  if not found or not c.verified then
    perform private.refuse(404, 'courier_not_found', 'There is no such courier.');
  end if;
  perform private.take_offers_back(c.user_id);
  -- Whoever carries something finishes that first.
  if not exists (select from public.jobs as j where j.performer_id = c.user_id
      and j.state in ('assigned', 'at_pickup', 'picked_up', 'near')) then
    perform private.end_shift(c.user_id);
  end if;
  perform private.publish('user:' || c.user_id, 'shift', '{}'::jsonb);
  perform private.publish('region:' || c.region_id, 'courier', jsonb_build_object('courier_id', c.user_id));
  return c.online;
end
$function$;

comment on function private.pause_courier(uuid) is 'No offers and no new shift; a present job is finished. Answers whether they were online.';

revoke all on function private.pause_courier(uuid) from public;
