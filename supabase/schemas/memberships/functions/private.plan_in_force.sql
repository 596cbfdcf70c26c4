create or replace function private.plan_in_force (
  code text,
  at timestamp with time zone default now()
)
  returns private.membership_plans
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p from private.membership_plans as p
  where p.code = plan_in_force.code and p.valid_from <= plan_in_force.at
    and (p.valid_to is null or p.valid_to > plan_in_force.at)
  order by p.valid_from desc limit 1
$function$;

comment on function private.plan_in_force(text, timestamp with time zone) is 'The row by which a plan is sold at a moment; null where it is not.';

revoke all on function private.plan_in_force(text, timestamp with time zone) from public;
