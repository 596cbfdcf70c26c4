create or replace function private.referral_fault (
  referral private.referrals,
  o public.enhanced_orders
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  ring uuid[] := private.ring_of(referral);
  place text := private.address_digest(o);
begin
  return case
    when exists (select from private.customer_digests as own join private.customer_digests as d
      on d.digest = own.digest and d.kind in ('device', 'help_device', 'referral_device') and d.account_id = any (ring)
      where own.account_id = referral.friend_id and own.kind in ('device', 'help_device', 'referral_device'))
      then 'same_device'
    when place is not null and (
      exists (select from private.customer_digests as d where d.kind in ('referral_address', 'help_address')
        and d.digest = place and d.account_id = any (ring))
      or exists (select from public.enhanced_orders as e where e.user_id = referral.referrer_id
        and private.address_digest(e) = place)
      or exists (select from public.addresses as a where a.user_id = referral.referrer_id
        and private.address_digest(jsonb_populate_record(null::public.enhanced_orders, jsonb_build_object('address',
          jsonb_build_object('line', a.line, 'pincode', a.pincode)))) = place)) then 'same_address'
    when exists (select from private.customer_digests as own join private.customer_digests as d
      on d.kind = own.kind and d.digest = own.digest and d.account_id = any (ring)
      where own.account_id = referral.friend_id and own.kind = 'instrument') then 'same_instrument' end;
end
$function$;

comment on function private.referral_fault(private.referrals, public.enhanced_orders) is
  'What an invited person shares with the referrer, or with another one whom the referrer invited; null for nothing.';

revoke all on function private.referral_fault(private.referrals, public.enhanced_orders) from public;
