create or replace function private.schedule_time_problem (
  at timestamp with time zone
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when not isfinite(schedule_time_problem.at) or extract(epoch from schedule_time_problem.at) % extract(epoch
      from private.slot_length()) <> 0
      then 'schedule_invalid'
    when schedule_time_problem.at <= now() then 'schedule_past'
    when schedule_time_problem.at > now() + interval '1 year'
      or (schedule_time_problem.at at time zone 'Asia/Kolkata')::date > (now() at time zone 'Asia/Kolkata')::date +
      private.setting_int('schedule_days')
      then 'schedule_too_far'
  end
$function$;

comment on function private.schedule_time_problem(timestamp with time zone) is 'Why nothing can be ordered for this time, whoever the vendor is.';

revoke all on function private.schedule_time_problem(timestamp with time zone) from public;
