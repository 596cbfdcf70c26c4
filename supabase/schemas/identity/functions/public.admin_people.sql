create or replace function public.admin_people (
  search text default null::text
)
  returns table (
    user_id uuid,
    name text,
    phone_end text,
    roles public.app_role[],
    since timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := nullif(left(trim(admin_people.search), 100), '');
  number text := private.read_phone(words);
begin
  perform private.require_role('admin');
  return query
    with found as (
      -- Without a search: whoever may do more than a customer. A number is found whole, so that nobody is found by
      -- trying digits.
      select u.id from auth.users as u where words is null
        and exists (select from public.user_roles as r where r.user_id = u.id and r.role <> 'user')
      union
      select u.id from auth.users as u where u.phone = ltrim(number, '+')
      union
      select p.id from public.profiles as p where number is null and words !~ '^[0-9+ ()-]+$' and length(words) >= 2
        and lower(p.full_name) like private.like_pattern(words)
    )
    select f.id, private.name_of(f.id), private.phone_end(f.id),
      coalesce((select array_agg(r.role order by r.role) from public.user_roles as r where r.user_id = f.id), '{}'),
        u.created_at
    from found as f join auth.users as u on u.id = f.id
    order by exists (select from public.user_roles as r where r.user_id = f.id and r.role = 'admin') desc,
      private.name_of(f.id), f.id limit 50;
end
$function$;

comment on function public.admin_people(text) is 'People by name (two letters on) or by their whole phone number, without a search those with a role: {user_id, name, phone_end, roles, since}, fifty at the most. Administrators only.';

revoke all on function public.admin_people(text) from public;

grant execute on function public.admin_people(text) to authenticated, postgres;
