create or replace function private.pieces_of (
  part private.visit_part,
  starts_at timestamp with time zone,
  is_person boolean
)
  returns table (
    work tstzrange,
    taken tstzrange,
    piece integer
  )
  language sql
  immutable
  set search_path to ''
  AS $function$
  with timed as (
    select m.n, m.minutes, sum(m.minutes) over (order by m.n) - m.minutes as after,
      cardinality((pieces_of.part).minutes) as pieces
    from unnest((pieces_of.part).minutes) with ordinality as m (minutes, n)
  ), pieces as (
    select t.n, t.after as from_minute, t.after + t.minutes as to_minute, t.pieces from timed as t
    where pieces_of.is_person and t.n % 2 = 1
    union all
    select 1, 0, sum(t.minutes), 1 from timed as t where not pieces_of.is_person having count(*) > 0
  )
  select tstzrange(b.at + make_interval(mins => p.from_minute::integer),
      b.at + make_interval(mins => p.to_minute::integer)),
    tstzrange(b.at + make_interval(mins => p.from_minute::integer
        - case when p.n = 1 then (pieces_of.part).before else 0 end),
      b.at + make_interval(mins => p.to_minute::integer
        + case when p.n = p.pieces then (pieces_of.part).after else 0 end)), p.n::integer
  from pieces as p, (values (pieces_of.starts_at + make_interval(mins => (pieces_of.part).starts_after))) as b (at)
$function$;

comment on function private.pieces_of(private.visit_part, timestamp
  with time zone, boolean) is 'What a part of a visit takes: of a person each piece of work, so that somebody else can be served in a gap; of a room the whole. What is prepared and cleaned up lies at the outer ends.';

revoke all on function private.pieces_of(private.visit_part, timestamp with time zone, boolean) from public;
