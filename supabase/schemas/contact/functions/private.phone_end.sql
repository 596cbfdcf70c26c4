create or replace function private.phone_end (
  user_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select '••' || right(u.phone, 3) from auth.users as u where u.id = phone_end.user_id and u.phone <> ''
$function$;

comment on function private.phone_end(uuid) is 'The last digits of a person''s number, by which somebody without a name is told from others; null without one.';

revoke all on function private.phone_end(uuid) from public;
