create or replace function private.at_once (
  one private.visit_part,
  other private.visit_part
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select int4range(one.starts_after, one.starts_after + (select sum(m) from unnest(one.minutes) as m)::integer)
    && int4range(other.starts_after, other.starts_after + (select sum(m) from unnest(other.minutes) as m)::integer)
$function$;

revoke all on function private.at_once(private.visit_part, private.visit_part) from public;
