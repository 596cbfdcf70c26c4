create or replace function private.free_starts (
  parts private.visit_part[],
  rules private.start_rules,
  days daterange,
  at timestamp with time zone,
  seats integer default 1,
  moving uuid default null::uuid,
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns SETOF timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  today date := (free_starts.at at time zone 'Asia/Kolkata')::date;
  asked daterange := free_starts.days * daterange(today, today + rules.horizon_days + 1);
  starts timestamptz[];
  needs_choice boolean := exists (select from generate_subscripts(parts, 1) as i, generate_subscripts(parts, 1) as j
    where i < j and private.at_once(parts[i], parts[j]) and parts[i].candidates && parts[j].candidates);
begin
  if isempty(asked) or cardinality(parts) = 0 then return; end if;
  starts := array(select distinct s.at from (
      select (lower(asked) + n + make_interval(mins => m)) at time zone 'Asia/Kolkata' as at
      from generate_series(0, upper(asked) - lower(asked) - 1) as n, generate_series(0, 1439, rules.step) as m
      where not rules.from_opening
      union all
      select s from public.resources as r, private.resource_is_there(r, asked) as i, unnest(i.there) as o,
        generate_series(lower(o), upper(o), make_interval(mins => rules.step)) as s
      where rules.from_opening and r.id = any (parts[1].candidates)) as s
    where s.at >= free_starts.at + make_interval(mins => rules.notice)
      and (s.at at time zone 'Asia/Kolkata')::date <@ asked);
  if cardinality(starts) = 0 then return; end if;
  return query
    with free as materialized (
      select p.n, f.starts_at, f.resource_id
      from unnest(parts) with ordinality as p (starts_after, minutes, before, after, candidates, n),
        private.free_for_part((p.starts_after, p.minutes, p.before, p.after, p.candidates)::private.visit_part, starts,
          seats, free_starts.at, moving, free_starts.lat, free_starts.lng) as f
    ), served as (
      select f.starts_at from free as f group by f.starts_at having count(distinct f.n) = cardinality(parts)
    )
    select e.starts_at from served as e where not needs_choice or private.choose_resources(parts, (
      select jsonb_agg(c.resources order by c.n) from (
        select f.n, jsonb_agg(f.resource_id) as resources from free as f where f.starts_at = e.starts_at group by f.n
      ) as c)) is not null
    order by e.starts_at;
end
$function$;

comment on function private.free_starts(private.visit_part[], private.start_rules, daterange, timestamp
  with time zone, integer, uuid, double precision, double precision) is 'The starts at which a visit of these parts can begin on the given days of India: within notice and horizon, somebody free for every part. at is now; moving is a booking whose own time does not stand in its way.';

revoke all
  on function private.free_starts(private.visit_part[], private.start_rules, daterange, timestamp
    with time zone, integer, uuid, double precision, double precision)
  from public;
