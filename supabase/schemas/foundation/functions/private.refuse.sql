create or replace function private.refuse (
  status integer,
  code text,
  sentence text,
  figures jsonb default null::jsonb
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if figures is null then
    raise exception using errcode = 'PT' || status, message = sentence, detail = code;
  end if;
  raise exception using errcode = 'PT' || status, message = sentence, detail = code, hint = figures::text;
end
$function$;

comment on function private.refuse(integer, text, text, jsonb) is 'Raises a business error: HTTP status, stable code (read by the client), message in English, params of the message.';

revoke all on function private.refuse(integer, text, text, jsonb) from public;

grant execute on function private.refuse(integer, text, text, jsonb) to postgres, supabase_auth_admin;
