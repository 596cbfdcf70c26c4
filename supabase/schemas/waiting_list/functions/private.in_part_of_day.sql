create or replace function private.in_part_of_day (
  at timestamp with time zone,
  part_of_day text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case part_of_day when 'morning' then h.hour < 12 when 'afternoon' then h.hour between 12 and 16
    when 'evening' then h.hour >= 17 else true end
  from (values (extract(hour from in_part_of_day.at at time zone 'Asia/Kolkata'))) as h (hour)
$function$;

comment on function private.in_part_of_day(timestamp with time zone, text) is 'Whether a time is in the morning, afternoon (from 12) or evening (from 5).';

revoke all on function private.in_part_of_day(timestamp with time zone, text) from public;
