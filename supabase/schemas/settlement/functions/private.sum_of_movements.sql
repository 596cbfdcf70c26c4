create or replace function private.sum_of_movements (
  movements private.movement[]
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(sum(m.amount_paise), 0)::bigint from unnest(movements) as m
$function$;

revoke all on function private.sum_of_movements(private.movement[]) from public;
