create or replace function private.points_rule (
  at timestamp with time zone
)
  returns private.points_rules
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select r from private.points_rules as r where r.valid_from <= points_rule.at order by r.valid_from desc limit 1
$function$;

comment on function private.points_rule(timestamp with time zone) is 'The rule of points in force at a moment.';

revoke all on function private.points_rule(timestamp with time zone) from public;
