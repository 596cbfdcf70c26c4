create or replace function private.courier_has_stopped (
  owner_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not exists (select from public.couriers as c where c.user_id = courier_has_stopped.owner_id and c.online)
    and not exists (select from public.jobs as d
      where d.performer_id = courier_has_stopped.owner_id and d.state not in ('delivered', 'cancelled'))
$function$;

comment on function private.courier_has_stopped(uuid) is 'Whether a courier carries nothing and takes nothing.';

revoke all on function private.courier_has_stopped(uuid) from public;
