create or replace function private.figure_span (
  period text,
  day date
)
  returns table (
    first_day date,
    last_day date,
    compared_first date,
    compared_last date
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  today date := private.today();
  step interval := case period when 'day' then interval '1 day' when 'week' then interval '7 days'
    when 'month' then interval '1 month' end;
begin
  if step is null or day is null then
    perform private.refuse(400, 'period_invalid', 'Figures are for a day, a week or a month.');
  end if;
  perform private.known_day(day);
  first_day := date_trunc(period, day::timestamp)::date;
  last_day := (first_day + step)::date - 1;
  compared_first := (first_day - step)::date;
  -- What is not over is compared with as many days of the one before.
  compared_last := case when today between first_day and last_day
    then least(compared_first + (today - first_day), first_day - 1) else first_day - 1 end;
  return next;
end
$function$;

comment on function private.figure_span(text, date) is 'The day, week (from Monday) or calendar month around a day, and the days before it to compare with: as many as have passed, while it is not over. Refuses period_invalid.';

revoke all on function private.figure_span(text, date) from public;
