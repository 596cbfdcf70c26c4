create or replace function private.take_payment (
  o public.enhanced_orders,
  from_account private.movement,
  key text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- A visit that a package or a warranty pays costs nothing.
  if from_account.amount_paise = 0 then return; end if;
  perform private.post('order_paid', o.id, take_payment.key, array[from_account,
    -- Once an order is settled, what is paid for it is the platform's, who has paid everybody.
    (null, case when private.is_settled(o.id) then 'platform_revenue' else 'order_escrow' end,
      -from_account.amount_paise)::private.movement]);
end
$function$;

comment on function private.take_payment(public.enhanced_orders, private.movement, text) is
  'Posts what somebody pays for an order into escrow.';

revoke all on function private.take_payment(public.enhanced_orders, private.movement, text) from public;
