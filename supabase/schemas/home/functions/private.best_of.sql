create or replace function private.best_of (
  items private.home_item[],
  most integer
)
  returns private.home_item[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array(select i from unnest(items) as i order by i.rank, i.id limit most)
$function$;

comment on function private.best_of(private.home_item[], integer) is 'The first of these items by their rank.';

revoke all on function private.best_of(private.home_item[], integer) from public;
