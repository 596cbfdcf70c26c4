create or replace function private.term_end (
  plan private.membership_plans,
  anchor date,
  terms integer
)
  returns date
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when plan.months is not null then (anchor + make_interval(months => terms * plan.months))::date
    else anchor + terms * plan.days end
$function$;

comment on function private.term_end(private.membership_plans, date, integer) is 'The first day after so many terms from an anchor: months end on the anchor''s day, or on the last of a month that has none; a term of n days has n days, the first one counted.';

revoke all on function private.term_end(private.membership_plans, date, integer) from public;
