create or replace function private.daypart (
  at timestamp with time zone
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  hour integer := extract(hour from at at time zone 'Asia/Kolkata');
begin
  return case when hour between 5 and 10 then 'breakfast' when hour between 11 and 15 then 'lunch'
    when hour between 16 and 18 then 'snacks' when hour between 19 and 22 then 'dinner' else 'late_night' end;
end
$function$;

comment on function private.daypart(timestamp with time zone) is 'The part of the day by Indian time: breakfast from 5, lunch from 11, snacks from 16, dinner from 19, late_night from 23 (Spec §1 Home screen).';

revoke all on function private.daypart(timestamp with time zone) from public;
