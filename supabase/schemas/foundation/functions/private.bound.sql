create or replace function private.bound (
  value jsonb,
  most_bytes integer
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if pg_column_size(value) > most_bytes then
    perform private.refuse(413, 'request_too_large', 'This request is too large.');
  end if;
end
$function$;

create or replace function private.bound (
  value text,
  most_bytes integer
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if octet_length(value) > most_bytes then
    perform private.refuse(413, 'request_too_large', 'This request is too large.');
  end if;
end
$function$;

comment on function private.bound(jsonb, integer) is 'Refuses JSON of a client that is larger than any honest one.';

comment on function private.bound(text, integer) is 'Refuses a text of a client that is larger than any honest one.';

revoke all on function private.bound(jsonb, integer) from public;

revoke all on function private.bound(text, integer) from public;
