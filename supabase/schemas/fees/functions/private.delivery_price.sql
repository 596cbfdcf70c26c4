create or replace function private.delivery_price (
  fees private.fees,
  distance_m integer
)
  returns private.delivery_price
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  rule public.fee_rules := fees.rule;
  surcharge jsonb;
  amount integer;
  fee integer := private.delivery_fee(rule, distance_m);
  price private.delivery_price := (fee, '[]', '[]')::private.delivery_price;
begin
  if fee > 0 then price.charges := jsonb_build_array(jsonb_build_object('code', 'delivery', 'amount_paise', fee,
    'tax_class', 'delivery')); end if;
  if rule.surge_paise > 0 or fees.surcharges is not null then
    for surcharge in select s from jsonb_array_elements(jsonb_build_array(jsonb_build_object('code', 'surge',
      'amount_paise', rule.surge_paise))
        || coalesce(fees.surcharges, '[]')) as s loop
      amount := coalesce((surcharge ->> 'amount_paise')::integer,
        round(fee::numeric * (surcharge ->> 'rate_bp')::integer / 10000)::integer);
      continue when amount = 0;
      price.total_paise := price.total_paise + amount;
      price.surcharges := price.surcharges || jsonb_build_object('code', surcharge ->> 'code', 'amount_paise', amount);
      price.charges := price.charges || jsonb_build_object('code', surcharge ->> 'code', 'amount_paise', amount,
        'tax_class', 'delivery');
    end loop;
  end if;
  -- A distance that is not known has no price.
  if distance_m is null then return null; end if;
  return price;
end
$function$;

comment on function private.delivery_price(private.fees, integer) is 'What bringing something so many metres by road costs: the delivery fee and each surcharge. charges are those of a quote, surcharges the ones beside the delivery itself: [{code, amount_paise}]; total_paise is the sum of all.';

revoke all on function private.delivery_price(private.fees, integer) from public;
