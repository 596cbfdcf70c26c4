create or replace function private.courier_joined (
  owner_id uuid
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select c.created_at from public.couriers as c where c.user_id = courier_joined.owner_id
$function$;

comment on function private.courier_joined(uuid) is 'Since when a courier works here.';

revoke all on function private.courier_joined(uuid) from public;
