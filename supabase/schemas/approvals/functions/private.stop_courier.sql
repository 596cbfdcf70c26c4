create or replace function private.stop_courier (
  made uuid
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  was_online boolean;
begin
  perform private.lock_offered_jobs(made);
  select c.online into was_online from public.couriers as c where c.user_id = made for no key update;
  if not coalesce(was_online, false) then return false; end if;
  perform private.end_shift(made), private.take_offers_back(made);
  -- Their own screen says so at once.
  perform private.publish('user:' || made, 'shift', '{}'::jsonb);
  return true;
end
$function$;

comment on function private.stop_courier(uuid) is 'No new jobs for a courier; what they carry they finish. Answers whether they were online.';

revoke all on function private.stop_courier(uuid) from public;
