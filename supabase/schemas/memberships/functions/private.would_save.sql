create or replace function private.would_save (
  orders jsonb
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum((private.with_benefits(o, p.id) ->> 'saving_paise')::bigint), 0)::bigint
  from (select n.code from private.membership_plans as n where n.valid_from <= now()
      and (n.valid_to is null or n.valid_to > now()) order by n.position limit 1) as first
  cross join lateral private.plan_in_force(first.code) as p
  cross join jsonb_array_elements(orders) as o
$function$;

comment on function private.would_save(jsonb) is 'What the first plan would have saved on orders of a quote as they were priced, in paise.';

revoke all on function private.would_save(jsonb) from public;
