create or replace function private.step_time()
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(nullif(current_setting('angadi.step_at', true), '')::timestamptz, now())
$function$;

comment on function private.step_time() is 'When what is written now happened: the time of the step that is being recorded (record_step), else now.';

revoke all on function private.step_time() from public;
