create or replace function public.my_group_carts()
  returns table (
    token text,
    vendor_id uuid,
    vendor_name text,
    host_name text,
    is_host boolean,
    state text,
    expires_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select g.token, v.id, v.name, h.name, p.is_host, g.state, g.expires_at
    from private.group_people as p
    join private.group_carts as g on g.id = p.group_id
    join private.group_people as h on h.group_id = g.id and h.is_host
    join public.vendors as v on v.id = g.vendor_id
    where p.user_id = caller and p.left_at is null and g.state in ('open', 'locked', 'taken') and g.expires_at > now()
    order by g.created_at desc, g.id limit 20;
end
$function$;

comment on function public.my_group_carts() is 'The group carts under way that the caller started or joined, the newest first.';

revoke all on function public.my_group_carts() from public;

grant execute on function public.my_group_carts() to authenticated, postgres;
