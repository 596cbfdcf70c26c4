create or replace function private.in_proportion (
  part bigint,
  gone bigint,
  whole bigint
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when whole = 0 then 0 else round(part::numeric * gone / whole)::bigint end
$function$;

comment on function private.in_proportion(bigint, bigint, bigint) is 'How much of a part belongs to what is gone of the whole. Of a growing sum, so that any sequence of refunds adds up to the paisa.';

revoke all on function private.in_proportion(bigint, bigint, bigint) from public;
