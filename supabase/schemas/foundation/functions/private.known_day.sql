create or replace function private.known_day (
  day date
)
  returns date
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if day not between '2000-01-01' and '2100-01-01' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return day;
end
$function$;

comment on function private.known_day(date) is 'A day that a client asks for; refuses request_invalid for infinity and what no calendar here shows.';

revoke all on function private.known_day(date) from public;
