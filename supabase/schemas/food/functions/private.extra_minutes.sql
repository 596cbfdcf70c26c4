create or replace function private.extra_minutes (
  order_id uuid
)
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(sum(e.minutes), 0)::integer from private.prep_extensions as e
    where e.order_id = extra_minutes.order_id
$function$;

comment on function private.extra_minutes(uuid) is 'How many minutes longer than first promised an order is prepared.';

revoke all on function private.extra_minutes(uuid) from public;
