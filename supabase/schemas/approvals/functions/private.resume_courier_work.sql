create or replace function private.resume_courier_work (
  made uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if private.suspended_for(made) is not null then return; end if;
  -- Whose role was taken meanwhile has nothing to go on with.
  update public.couriers as c set online = true, last_online_at = now() where c.user_id = made and not c.online
    and c.verified and exists (select from public.user_roles as r where r.user_id = made and r.role = 'delivery');
  if not found then return; end if;
  insert into private.courier_shifts (user_id) values (made);
  perform private.publish('user:' || made, 'shift', '{}'::jsonb);
end
$function$;

comment on function private.resume_courier_work(uuid) is 'A courier who was online when a paper expired is online again.';

revoke all on function private.resume_courier_work(uuid) from public;
