create or replace function private.planned_quantity (
  s public.subscriptions,
  day date
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  changed smallint;
begin
  if planned_quantity.day < s.starts_on or planned_quantity.day > s.ends_on then return 0; end if;
  if exists (select from public.subscription_pauses as p where p.subscription_id = s.id
      and daterange(p.starts_on, p.ends_on, '[]') @> planned_quantity.day) then
    return 0;
  end if;
  select c.quantity into changed from public.subscription_changes as c where c.subscription_id = s.id
    and c.day = planned_quantity.day;
  if found then return changed; end if;
  return case when private.falls_on(s.frequency, s.weekdays, s.rule_from, planned_quantity.day) then s.quantity else 0
    end;
end
$function$;

comment on function private.planned_quantity(public.subscriptions, date) is 'How many pieces a subscription plans for a day: none outside its days and in a pause, else what was changed for this day, else by its rule.';

revoke all on function private.planned_quantity(public.subscriptions, date) from public;
