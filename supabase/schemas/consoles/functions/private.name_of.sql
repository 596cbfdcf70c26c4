create or replace function private.name_of (
  user_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(nullif(trim(p.full_name), ''), private.customer_name(p.id)) from public.profiles as p
    where p.id = name_of.user_id
$function$;

comment on function private.name_of(uuid) is 'A person''s full name, for administrators; without one Customer with the last digits of the number.';

revoke all on function private.name_of(uuid) from public;
