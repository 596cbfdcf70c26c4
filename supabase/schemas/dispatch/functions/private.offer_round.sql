create or replace function private.offer_round (
  job public.jobs,
  rule private.dispatch_rules,
  reach_m integer,
  many integer
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  lifetime integer := coalesce(rule.offer_seconds, private.setting_int('offer_seconds'));
  seen record;
  new_offer uuid;
  asked uuid[] := '{}';
  story jsonb := '[]';
begin
  for seen in
    select w.*, count(*) filter (where w.why_not is null) over () as suitable, row_number() over (
      order by w.why_not is not null, (w.score ->> 'points')::numeric desc, w.metres, c.last_online_at,
        w.courier_id) as rank
    from private.weigh_couriers(job, rule, reach_m) as w join public.couriers as c on c.user_id = w.courier_id
    order by rank
  loop
    story := story || jsonb_build_object('courier_id', seen.courier_id, 'metres', seen.metres, 'why_not', seen.why_not,
      'points', seen.score -> 'points', 'factors', seen.score -> 'factors');
    continue when seen.why_not is not null or seen.rank > many;
    insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at, factors)
    values (job.id, seen.courier_id, job.round, seen.metres, now() + make_interval(secs => lifetime), seen.score
      || jsonb_build_object('rank', seen.rank, 'of', seen.suitable, 'radius_m', reach_m))
    returning id into new_offer;
    asked := asked || seen.courier_id;
    perform private.publish('user:' || seen.courier_id, 'offer', jsonb_build_object('offer_id', new_offer));
  end loop;
  if story <> '[]' then
    insert into private.dispatch_decisions (job_id, round, radius_m, rule_id, considered, offered)
    values (job.id, job.round, reach_m, rule.id, story, asked);
  end if;
  return cardinality(asked);
end
$function$;

comment on function private.offer_round(public.jobs, private.dispatch_rules, integer, integer) is
  'Offers a job to the best within a reach, keeps the decision, and returns how many were asked.';

revoke all on function private.offer_round(public.jobs, private.dispatch_rules, integer, integer) from public;
