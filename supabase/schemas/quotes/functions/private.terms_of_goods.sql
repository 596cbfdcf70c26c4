create or replace function private.terms_of_goods (
  vendor public.vendors,
  rule public.fee_rules,
  charges jsonb,
  distance_m integer
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select jsonb_build_object('commission_bp', vendor.commission_bp,
    'commission_paise', private.commission_on(charges, vendor.commission_bp),
    'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'),
      'fee_rule_id', rule.id,
    'courier_pay_paise', private.courier_pay(distance_m))
  from public.regions as r where r.id = vendor.region_id);
end
$function$;

comment on function private.terms_of_goods(public.vendors, public.fee_rules, jsonb, integer) is
  'What the platform has agreed with vendor and franchise at this moment.';

revoke all on function private.terms_of_goods(public.vendors, public.fee_rules, jsonb, integer) from public;
