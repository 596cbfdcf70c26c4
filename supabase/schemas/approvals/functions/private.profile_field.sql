create or replace function private.profile_field (
  profile jsonb,
  field text,
  shortest integer,
  longest integer,
  whole boolean
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  said text := trim(regexp_replace(coalesce(profile ->> field, ''), '\s+', ' ', 'g'));
begin
  if length(said) > longest or (whole and length(said) < shortest)
      or jsonb_typeof(coalesce(profile -> field, '""')) <> 'string' then
    perform private.refuse(400, 'profile_invalid', 'Please check what you have entered.',
      jsonb_build_object('field', field));
  end if;
  return said;
end
$function$;

comment on function private.profile_field(jsonb, text, integer, integer, boolean) is 'A text of a profile as it is kept; refuses profile_invalid {field}.';

revoke all on function private.profile_field(jsonb, text, integer, integer, boolean) from public;
