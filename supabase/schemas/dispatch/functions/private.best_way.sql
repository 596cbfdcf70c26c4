create or replace function private.best_way (
  seconds jsonb,
  hand text[],
  fresh text[],
  promises jsonb,
  max_extra_seconds integer
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  way text[];
  best jsonb;
  shortest integer;
  before jsonb := '{}';
  arrivals jsonb;
  at integer;
  extra integer;
  most integer;
  leg text;
  why text[] := '{}';
  stop text;
  here text;
begin
  -- When everything in hand comes without the new job.
  at := 0;
  here := 'here';
  foreach stop in array hand loop
    at := at + coalesce((seconds ->> (here || '-' || stop))::integer, 0);
    before := before || jsonb_build_object(stop, at);
    here := stop;
  end loop;
  -- The stops in hand keep their order; the new pick-up comes before its own drop.
  for i in 0 .. cardinality(hand) loop
    for k in i .. cardinality(hand) loop
      way := hand[1:i] || fresh[1] || hand[i + 1:k] || fresh[2] || hand[k + 1:];
      at := 0;
      here := 'here';
      arrivals := '{}';
      most := 0;
      leg := null;
      foreach stop in array way loop
        leg := here || '-' || stop;
        exit when seconds ->> leg is null;
        at := at + (seconds ->> leg)::integer;
        arrivals := arrivals || jsonb_build_object(stop, at);
        if before ? stop and promises ? stop then
          extra := at - (before ->> stop)::integer;
          most := greatest(most, extra);
        end if;
        here := stop;
        leg := null;
      end loop;
      continue when leg is not null;
      if most > max_extra_seconds then
        why := why || 'detour'::text;
      elsif exists (select from jsonb_each_text(promises) as p (stop, until)
        where (arrivals ->> p.stop)::integer > p.until::integer) then
        why := why || 'late'::text;
      elsif shortest is null or at < shortest then
        shortest := at;
        best := jsonb_build_object('allowed', true, 'order', to_jsonb(way), 'arrivals', arrivals,
          'extra_seconds', most, 'seconds', at);
      end if;
    end loop;
  end loop;
  return coalesce(best, jsonb_build_object('allowed', false, 'reasons',
    (select coalesce(jsonb_agg(distinct w), '[]') from unnest(why) as w)));
end
$function$;

comment on function private.best_way(jsonb, text[], text[], jsonb, integer) is 'The shortest way that adds a job to those in hand. seconds: {"a-b": s} from "here" on, hand: the stops in hand in their order, fresh: pick-up and drop of the new job, promises: {stop: seconds until}. No drop in hand comes later by more than max_extra_seconds, and none later than its promise: {allowed, order, arrivals, extra_seconds, seconds} or {allowed: false, reasons: [detour, late]}.';

revoke all on function private.best_way(jsonb, text[], text[], jsonb, integer) from public;
