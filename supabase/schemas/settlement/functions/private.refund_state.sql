create or replace function private.refund_state (
  refunded bigint,
  paid bigint,
  untouched text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when refunded = 0 then untouched when refunded < paid then 'partly_refunded' else 'refunded' end
$function$;

comment on function private.refund_state(bigint, bigint, text) is 'The state of a payment after refunds; untouched while there was none.';

revoke all on function private.refund_state(bigint, bigint, text) from public;
