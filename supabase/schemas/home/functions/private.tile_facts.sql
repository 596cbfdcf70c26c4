create or replace function private.tile_facts (
  vendors private.home_vendor[]
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stated jsonb := coalesce(private.setting('stated_tile_facts'), '{}');
begin
  return (
    select coalesce(jsonb_object_agg(f.kind, jsonb_strip_nulls(jsonb_build_object(
      'rating', coalesce(case when f.ratings >= private.fewest_ratings() then f.rating end,
        (stated -> f.kind ->> 'rating')::numeric),
      'ratings_count', case when f.ratings >= private.fewest_ratings() then f.ratings end,
      'minutes', coalesce(f.minutes, (stated -> f.kind ->> 'minutes')::integer)))), '{}')
    from (
      select k.kind, sum(v.ratings_count) as ratings,
        round(sum(v.stars_sum)::numeric / nullif(sum(v.ratings_count), 0), 1) as rating,
        (percentile_disc(0.5) within group (order by v.minutes) filter (where v.open_now)) as minutes
      from (select jsonb_object_keys(stated) union select distinct n.kind::text
        from unnest(tile_facts.vendors) as n) as k (kind)
      left join unnest(tile_facts.vendors) as v on v.kind::text = k.kind
      group by k.kind
    ) as f);
end
$function$;

comment on function private.tile_facts(private.home_vendor[]) is 'Rating and minutes by trade: of the vendors around, else as stated (Decisions, Tile ratings and times): {kind: {rating, ratings_count, minutes}}; ratings_count only with real ratings.';

revoke all on function private.tile_facts(private.home_vendor[]) from public;
