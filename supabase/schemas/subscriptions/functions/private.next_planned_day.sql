create or replace function private.next_planned_day (
  s public.subscriptions,
  from_day date
)
  returns date
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  last_day date := least(s.ends_on, from_day + private.plan_days());
  day date := greatest(from_day, s.starts_on);
begin
  while day <= last_day loop
    if private.planned_quantity(s, day) > 0 then return day; end if;
    day := day + 1;
  end loop;
  return null;
end
$function$;

comment on function private.next_planned_day(public.subscriptions, date) is 'The first day from from_day on for which a subscription plans something; null within the next 400 days.';

revoke all on function private.next_planned_day(public.subscriptions, date) from public;
