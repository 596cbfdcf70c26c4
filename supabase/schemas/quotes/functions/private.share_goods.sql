create or replace function private.share_goods (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  own_offer bigint := private.own_offer(o.id);
  vendor_share bigint := private.charged(o.id, 'items',
    'packaging') - (o.terms ->> 'commission_paise')::bigint - own_offer;
  courier_share bigint := case when (private.kind_of_order(o)).carried
    then coalesce((o.terms ->> 'courier_pay_paise')::integer,
      private.courier_pay(o.distance_m)) + private.charged(o.id, 'tip') else 0 end;
  -- What a membership takes off is the platform's: the franchise's part is as without it.
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax',
    'rounding') - vendor_share - courier_share + private.benefits_of(o.id);
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}');
  if courier_share > 0 then
    perform private.add_share(o.id, 'courier_payable', null, courier_share,
      '{delivery,surge,rain,peak,night,small_cart,tip}');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint,
        '{delivery,surge,rain,peak,night,small_cart,platform}');
  end if;
end
$function$;

comment on function private.share_goods(public.enhanced_orders) is 'The vendor earns items and packaging less commission and less its own offer, the courier pay and tip, the franchise its part of what is left.';

revoke all on function private.share_goods(public.enhanced_orders) from public;
