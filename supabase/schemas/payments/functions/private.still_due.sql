create or replace function private.still_due (
  order_id uuid
)
  returns bigint
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
      where p.order_id = still_due.order_id and p.status in ('created', 'authorised'));
end
$function$;

comment on function private.still_due(uuid) is 'What is still to be paid for an order.';

revoke all on function private.still_due(uuid) from public;
