create or replace function private.offer_on_card (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('code', k.code, 'kind', k.kind, 'value', k.value, 'cap_paise', k.cap_paise,
      'minimum_paise', k.minimum_paise)
    from public.coupons as k
    where k.vendor_id = offer_on_card.vendor_id and k.valid_from <= now() and k.valid_to > now()
      and (not k.first_order_only or private.may_still_be_first())
      and (k.total_limit is null or k.total_limit > (
        select count(*) from public.coupon_redemptions as r where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 1);
end
$function$;

comment on function private.offer_on_card(uuid) is 'The first of offers_of_vendor, for the vendor''s card in a list: {code, kind, value, cap_paise, minimum_paise}; null where none runs.';

revoke all on function private.offer_on_card(uuid) from public;
