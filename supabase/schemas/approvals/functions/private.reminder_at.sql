create or replace function private.reminder_at (
  valid_until date,
  days_before integer
)
  returns timestamp with time zone
  language sql
  immutable
  set search_path to ''
  AS $function$
  select (valid_until - days_before + time '09:00') at time zone 'Asia/Kolkata'
$function$;

comment on function private.reminder_at(date, integer) is 'When a paper''s owner is reminded: at nine in the morning in India.';

revoke all on function private.reminder_at(date, integer) from public;
