create or replace function private.lock_resources (
  resources uuid[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform from public.resources as r where r.id = any (lock_resources.resources) order by r.id for no key update;
end
$function$;

comment on function private.lock_resources(uuid[]) is 'Whoever takes time of one of them waits here. The order everywhere is order, booking, resources: under this lock nobody waits for another booking.';

revoke all on function private.lock_resources(uuid[]) from public;
