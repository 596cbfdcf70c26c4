create or replace function private.asked_days (
  from_day date,
  days integer,
  most integer
)
  returns daterange
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if private.known_day(from_day) is null or coalesce(days, 0) not between 1 and most then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return daterange(from_day, from_day + days);
end
$function$;

comment on function private.asked_days(date, integer, integer) is 'The days of a calendar that a client asks for; refuses request_invalid for none, and for more than there may be.';

revoke all on function private.asked_days(date, integer, integer) from public;
