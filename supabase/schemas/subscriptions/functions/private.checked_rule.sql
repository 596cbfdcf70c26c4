create or replace function private.checked_rule (
  frequency text,
  weekdays smallint[]
)
  returns smallint[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  sorted smallint[] := array(select distinct w from unnest(weekdays[1:20]) as w order by w);
begin
  if checked_rule.frequency not in ('daily', 'alternate', 'weekdays') or checked_rule.frequency is null
      or (frequency = 'weekdays' and (cardinality(sorted) = 0 or not sorted <@ '{0,1,2,3,4,5,6}'::smallint[])) then
    perform private.refuse(400, 'subscription_rule_invalid', 'Please choose the days of delivery.');
  end if;
  return case when frequency = 'weekdays' then sorted else '{}' end;
end
$function$;

comment on function private.checked_rule(text, smallint[]) is 'The weekdays of a rule, sorted and each once; none for the other rules.';

revoke all on function private.checked_rule(text, smallint[]) from public;
