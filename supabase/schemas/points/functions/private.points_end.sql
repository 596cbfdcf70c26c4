create or replace function private.points_end (
  earned timestamp with time zone,
  months integer
)
  returns timestamp with time zone
  language sql
  immutable
  set search_path to ''
  AS $function$
  select private.india_midnight(((earned at time zone 'Asia/Kolkata')::date + make_interval(months => months))::date
    + 1)
$function$;

comment on function private.points_end(timestamp with time zone, integer) is 'The end of the same day so many months later, in India.';

revoke all on function private.points_end(timestamp with time zone, integer) from public;
