create or replace function private.resume (
  m private.memberships,
  today date
)
  returns private.memberships
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  shift integer := greatest(today - m.paused_on - 1, 0);
  last_day date := (m.ends_at at time zone 'Asia/Kolkata')::date;
begin
  update private.membership_terms as t set paused_days = t.paused_days + shift
  where t.membership_id = m.id and m.paused_on between t.from_day and t.from_day + t.days + t.paused_days - 1;
  update private.memberships as k set paused_on = null, anchor = last_day + shift, terms = 0,
    ends_at = private.india_midnight(last_day + shift), next_try_at = case when k.renews
      then private.india_midnight(last_day + shift) + interval '5 minutes' end
  where k.id = m.id returning * into m;
  return m;
end
$function$;

comment on function private.resume(private.memberships, date) is 'Ends a pause: the days without benefits are added at the end. The days on which it begins and ends are used.';

revoke all on function private.resume(private.memberships, date) from public;
