create or replace function private.charge_parcel_waiting (
  o public.enhanced_orders,
  p private.parcels
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rate private.parcel_rates;
  paise bigint;
begin
  -- A receiver was told the sum before; and what waits for cash has been collected already.
  if p.receiver_pays or private.still_due(o.id) > 0 then return; end if;
  select * into rate from private.parcel_rates as r where r.id = p.rate_id;
  select private.parcel_waiting_paise(rate, coalesce(extract(epoch from sum(s.done_at - s.arrived_at)), 0)::integer)
  into paise from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where j.order_id = o.id and s.arrived_at is not null and s.done_at > s.arrived_at;
  if paise > 0 and private.wallet_balance(o.user_id) >= paise
      + private.tax_of(paise, private.tax_rate('parcel'), false) then
    perform private.adjust_charges(o, jsonb_build_array(jsonb_build_object('code', 'parcel_waiting', 'amount_paise',
      paise, 'share', jsonb_build_object('account', 'courier_payable', 'owner_role', 'courier', 'amount_paise',
      private.courier_part(rate, paise)))), 'parcel_waiting', 'parcel-waiting', true);
  end if;
end
$function$;

comment on function private.charge_parcel_waiting(public.enhanced_orders, private.parcels) is
  'Waiting over all stops, after the free minutes, from a sender''s wallet; nobody else pays for it.';

revoke all on function private.charge_parcel_waiting(public.enhanced_orders, private.parcels) from public;
