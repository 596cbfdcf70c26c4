create or replace function private.points_parts (
  built jsonb,
  caller uuid
)
  returns bigint[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  worth bigint := (private.points_rule(now())).value_paise;
  left_over bigint := (select coalesce(sum(l.points), 0) from private.points_left(caller) as l);
  covered boolean := left_over >= (select coalesce(sum(ceil((o ->> 'total_paise')::numeric / worth)), 0)
    from jsonb_array_elements(built -> 'orders') as o where not o ? 'payments');
  part jsonb;
  total bigint;
  own bigint;
  parts bigint[] := '{}';
begin
  for part in select value from jsonb_array_elements(built -> 'orders') loop
    total := (part ->> 'total_paise')::bigint;
    -- The last point counts whole. Else a rupee at least of each order is left, which every other way of paying takes:
    -- where the gateway is asked, all of a checkout are placed, or none.
    own := case when left_over <= 0 or part ? 'payments' or coalesce(built -> 'coupon' ? 'method', false) then 0
      when covered then total
      else greatest(least(left_over, (total - 100) / worth), 0) * worth end;
    left_over := left_over - ceil(own::numeric / worth)::bigint;
    parts := parts || own;
  end loop;
  return parts;
end
$function$;

comment on function private.points_parts(jsonb, uuid) is 'What the points of a customer pay of each order of a quote, in paise, one after the other as far as they reach. A coupon for one way of paying leaves no part to points.';

revoke all on function private.points_parts(jsonb, uuid) from public;
