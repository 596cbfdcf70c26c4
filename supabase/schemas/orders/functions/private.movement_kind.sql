create or replace function private.movement_kind (
  kind text,
  idempotency_key text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return case when kind <> 'order_refunded' then kind else case split_part(idempotency_key, ':', 1)
    when 'claim' then 'missed_delivery'
    when 'bottles' then 'bottles_returned'
    when 'picking' then 'not_picked'
    when 'return' then 'returned'
    when 'help' then 'help'
    else kind end end;
end
$function$;

comment on function private.movement_kind(text, text) is 'What a movement of a wallet is called: the kind of its transaction, and of refunds what they are for, where it is known: missed_delivery, bottles_returned (deposits), not_picked, returned, help.';

revoke all on function private.movement_kind(text, text) from public;
