create or replace function private.first_name (
  user_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select nullif(split_part(trim(p.full_name), ' ', 1), '') from public.profiles as p where p.id = first_name.user_id
$function$;

comment on function private.first_name(uuid) is 'The first word of a person''s name; null for somebody who has given none.';

revoke all on function private.first_name(uuid) from public;
