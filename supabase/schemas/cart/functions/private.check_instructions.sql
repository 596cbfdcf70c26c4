create or replace function private.check_instructions (
  instructions text
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if length(trim(instructions)) > 200 then
    perform private.refuse(400, 'instructions_too_long', 'Instructions can have 200 characters at most.');
  end if;
end
$function$;

revoke all on function private.check_instructions(text) from public;
