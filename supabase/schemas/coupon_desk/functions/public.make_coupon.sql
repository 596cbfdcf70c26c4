create or replace function public.make_coupon (
  coupon jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  made public.coupons := private.coupon_in(make_coupon.coupon);
  fault text := private.coupon_fault(made, make_coupon.coupon ->> 'region', make_coupon.coupon -> 'vendor_ids');
  result jsonb;
begin
  perform private.bound(make_coupon.idempotency_key, 200);
  if fault is not null then
    perform private.refuse(400, 'coupon_wrong', 'Something about this coupon is not right.',
      jsonb_build_object('field', fault));
  end if;
  result := private.claim_idempotency(caller, make_coupon.idempotency_key, 'make_coupon');
  if result is not null then return result; end if;
  insert into public.coupons (code, kind, value, cap_paise, minimum_paise, valid_from, valid_to, total_limit,
    per_user_limit, first_order_only, title, title_translations, is_listed, budget_paise, kinds, region_id, item_ids,
    method, weekdays, from_minute, to_minute, made_by, platform_share_bp)
  values (made.code, made.kind, made.value, case made.kind when 'percent' then made.cap_paise end, made.minimum_paise,
    made.valid_from, made.valid_to, made.total_limit, made.per_user_limit, made.first_order_only, made.title,
    made.title_translations, made.is_listed, made.budget_paise, made.kinds, made.region_id, made.item_ids, made.method,
    made.weekdays, made.from_minute, made.to_minute, caller, made.platform_share_bp)
  on conflict (code) do nothing;
  if not found then
    perform private.refuse(409, 'offer_code_taken', 'This code is taken. Please choose another one.');
  end if;
  perform private.propose_coupon(made, make_coupon.coupon -> 'vendor_ids');
  perform private.audit('make_coupon', 'coupon', made.code, null, make_coupon.coupon);
  result := jsonb_build_object('code', made.code);
  perform private.keep_result(caller, make_coupon.idempotency_key, result);
  return result;
end
$function$;

comment on function public.make_coupon(jsonb, text) is 'Makes a coupon of the platform: {code, kind (flat, percent, free_delivery), value (paise or basis points), cap_paise (of percent), minimum_paise?, valid_from?, valid_to, total_limit?, per_user_limit?, first_order_only?, title, title_translations?, is_listed?, budget_paise, kinds?, region? (its slug), item_ids?, method?, weekdays?, from_minute?, to_minute?, platform_share_bp? and vendor_ids? (whose part the rest is; it holds at those that agree)}. For administrators, once per key. Refuses coupon_wrong with the field, offer_code_taken.';

revoke all on function public.make_coupon(jsonb, text) from public;

grant execute on function public.make_coupon(jsonb, text) to authenticated, postgres;
