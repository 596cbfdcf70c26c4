create or replace function private.minutes_of (
  clock text
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then left(clock, 2)::integer * 60 +
    right(clock, 2)::integer end
$function$;

comment on function private.minutes_of(text) is 'A time like 09:30 in minutes after midnight; null for anything else.';

revoke all on function private.minutes_of(text) from public;
