create or replace function private.scores (
  job public.jobs,
  couriers public.couriers[],
  metres integer[],
  rule private.dispatch_rules
)
  returns jsonb[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  calls text := (select string_agg(format('%s($1, $2[i], $3[i])', f.function), ', ' order by f.position, f.factor)
    from private.dispatch_factors as f);
  amounts numeric[];
begin
  -- One statement for all of them: each that is made from a text is planned anew.
  execute format('select array_agg(array[%s]::numeric[] order by i) from generate_subscripts($3, 1) as i', calls)
    into amounts using job, couriers, scores.metres;
  return array(
    select jsonb_build_object('points', sum(a.points), 'factors', jsonb_agg(jsonb_build_object('key', a.factor,
      'value', a.amount, 'points', a.points) order by a.k))
    from (select c.i, w.k, w.factor, coalesce(amounts[c.i][w.k], 0) as amount,
        round(coalesce(amounts[c.i][w.k], 0) * w.weight, 1) as points
      from generate_subscripts(scores.metres, 1) as c (i)
      cross join (select f.factor, coalesce((rule.weights ->> f.factor)::numeric, f.weight) as weight,
        row_number() over (order by f.position, f.factor)::integer as k from private.dispatch_factors as f) as w) as a
    group by a.i order by a.i);
end
$function$;

comment on function private.scores(public.jobs, public.couriers[], integer[], private.dispatch_rules) is
  'What speaks for each of several couriers, in their order: {points, factors: [{key, value, points}]}.';

revoke all
  on function private.scores(public.jobs, public.couriers[], integer[], private.dispatch_rules)
  from public;
