create or replace function private.next_free (
  parts private.visit_part[]
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select min(s) from private.free_starts(next_free.parts, (5, false, 0, 1)::private.start_rules,
    daterange(private.today(), private.today() + 2), now()) as s
$function$;

comment on function private.next_free(private.visit_part[]) is 'When a visit can begin at the earliest, today or tomorrow, by no grid of the business but by whole five minutes.';

revoke all on function private.next_free(private.visit_part[]) from public;
