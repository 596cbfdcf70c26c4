create or replace function private.compensate (
  o public.enhanced_orders,
  terms jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  credit bigint := (terms ->> 'credit_paise')::bigint;
  loss bigint := (terms ->> 'vendor_loss_paise')::bigint;
begin
  if credit + loss = 0 then return; end if;
  perform private.post('compensation', o.id, 'compensate:' || o.id, array[
    (o.user_id, 'customer_wallet', credit)::private.movement,
    -- A courier's own fault is between the courier and the platform.
    case when terms ->> 'fault' = 'vendor' then (o.vendor_id, 'vendor_payable', -credit)::private.movement
      else (null, 'platform_revenue', -credit)::private.movement end,
    (o.vendor_id, 'vendor_payable', loss)::private.movement,
    (null, 'platform_revenue', -loss)::private.movement]);
  if credit > 0 then perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb); end if;
end
$function$;

comment on function private.compensate(public.enhanced_orders, jsonb) is 'What a cancellation owes to whoever is not at fault, as cancellation_terms says: the customer''s credit, borne by the vendor at fault or the platform, and the vendor''s loss for what was prepared, borne by the platform.';

revoke all on function private.compensate(public.enhanced_orders, jsonb) from public;
