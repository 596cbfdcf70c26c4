create or replace function private.is_indian_mobile (
  phone text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select regexp_replace(phone, '\D', '', 'g') ~ '^91[6-9][0-9]{9}$'
$function$;

comment on function private.is_indian_mobile(text) is 'Whether a number, with or without "+", is an Indian mobile (Spec §5 Phone).';

revoke all on function private.is_indian_mobile(text) from public;

grant execute on function private.is_indian_mobile(text) to postgres, supabase_auth_admin;
