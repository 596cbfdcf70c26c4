create or replace function private.score (
  job public.jobs,
  courier public.couriers,
  metres integer,
  rule private.dispatch_rules
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  factor private.dispatch_factors;
  value numeric;
  points numeric;
  list jsonb := '[]';
  total numeric := 0;
begin
  for factor in select * from private.dispatch_factors as f order by f.position, f.factor loop
    execute format('select %s($1, $2, $3)', factor.function) into value using job, courier, metres;
    points := round(coalesce(value, 0) * coalesce((rule.weights ->> factor.factor)::numeric, factor.weight), 1);
    total := total + points;
    list := list || jsonb_build_object('key', factor.factor, 'value', coalesce(value, 0), 'points', points);
  end loop;
  return jsonb_build_object('points', total, 'factors', list);
end
$function$;

comment on function private.score(public.jobs, public.couriers, integer, private.dispatch_rules) is
  'What speaks for a courier: {points, factors: [{key, value, points}]}.';

revoke all
  on function private.score(public.jobs, public.couriers, integer, private.dispatch_rules)
  from public;
