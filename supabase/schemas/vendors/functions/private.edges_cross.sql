create or replace function private.edges_cross (
  corners jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return exists (
    with corner as (
      select n::integer as n, point((c ->> 'lng')::double precision, (c ->> 'lat')::double precision) as at
      from jsonb_array_elements(corners) with ordinality as e (c, n)
    ), edge as (
      select c.n, lseg(c.at, coalesce(d.at, (select f.at from corner as f where f.n = 1))) as line,
        (select count(*) from corner) as most
      from corner as c left join corner as d on d.n = c.n + 1
    )
    select from edge as a join edge as b on b.n > a.n + 1 and not (a.n = 1 and b.n = a.most) and a.line ?# b.line);
end
$function$;

comment on function private.edges_cross(jsonb) is 'Whether two sides of a drawn area cross, so that nobody could say what is inside.';

revoke all on function private.edges_cross(jsonb) from public;
