create or replace function private.schedule_sentence (
  code text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case code
    when 'schedule_past' then 'This time has already passed.'
    when 'schedule_too_far' then 'Orders cannot be placed that far ahead.'
    when 'schedule_cutoff' then 'It is too late to order for this time.'
    when 'schedule_holiday' then 'The place is closed on this day.'
    when 'schedule_closed' then 'The place is not open at this time.'
    when 'schedule_full' then 'This time is fully booked.'
    else 'This time cannot be chosen.' end
$function$;

revoke all on function private.schedule_sentence(text) from public;
