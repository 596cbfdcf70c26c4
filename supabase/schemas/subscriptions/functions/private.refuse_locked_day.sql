create or replace function private.refuse_locked_day (
  vendor_id uuid,
  day date
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  earliest date := private.first_changeable_day(refuse_locked_day.vendor_id);
begin
  if refuse_locked_day.day is null or refuse_locked_day.day < earliest then
    perform private.refuse(409, 'subscription_cut_off', 'It is too late to change this day.',
      jsonb_build_object('day', earliest));
  end if;
  if refuse_locked_day.day > private.today() + private.setting_int('subscription_days_ahead') then
    perform private.refuse(400, 'subscription_day_too_far', 'This day is too far ahead.');
  end if;
end
$function$;

comment on function private.refuse_locked_day(uuid, date) is 'Refuses a day whose cut-off has passed (the first one that can be changed comes as figure), and one too far ahead.';

revoke all on function private.refuse_locked_day(uuid, date) from public;
