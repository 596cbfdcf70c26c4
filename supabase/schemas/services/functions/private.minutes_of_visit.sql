create or replace function private.minutes_of_visit (
  parts private.visit_part[]
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select max(p.starts_after + (select sum(m) from unnest(p.minutes) as m))::integer from unnest(parts) as p
$function$;

revoke all on function private.minutes_of_visit(private.visit_part[]) from public;
