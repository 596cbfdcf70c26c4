create or replace function private.policy_figures()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  fees public.fee_rules;
  late public.cancellation_policies;
  courtesy public.cancellation_policies;
begin
  select * into fees from public.fee_rules as f where f.valid_from <= now()
    order by f.region_id nulls first, f.valid_from desc limit 1;
  select * into late from public.cancellation_policies as p where p.valid_from <= now() and p.charge_bp > 0
  order by p.charge_bp desc, p.valid_from desc limit 1;
  select * into courtesy from public.cancellation_policies as p where p.valid_from <= now() and p.credit_bp > 0
  order by p.credit_bp desc, p.valid_from desc limit 1;
  return jsonb_strip_nulls(jsonb_build_object(
    'free_cancel_minutes', round(private.setting_int('free_cancel_seconds') / 60.0)::text,
    'accept_minutes', round(private.setting_int('vendor_accept_seconds') / 60.0)::text,
    'cancel_percent', trim_scale(late.charge_bp / 100.0)::text, 'cancel_most', private.rupees(late.max_charge_paise),
    'credit_percent', trim_scale(courtesy.credit_bp / 100.0)::text, 'credit_most',
      private.rupees(courtesy.max_credit_paise),
    'delivery_base', private.rupees(fees.base_paise), 'delivery_base_km',
      trim_scale(fees.base_distance_m / 1000.0)::text,
    'delivery_per_km', private.rupees(fees.per_km_paise), 'platform_fee', private.rupees(fees.platform_paise),
    'small_cart_below', private.rupees(fees.small_cart_below_paise), 'small_cart_fee',
      private.rupees(fees.small_cart_paise),
    'radius_km', trim_scale(private.setting_int('max_delivery_radius_m') / 1000.0)::text,
    'contact_minutes', round(private.setting_int('contact_seconds') / 60.0)::text,
    'exports_per_day', private.setting_int('data_exports_per_day')::text,
    'help_hours', private.setting_int('help_window_hours')::text, 'help_at_once',
      private.rupees(private.setting_int('help_instant_paise')),
    'late_minutes', round(private.setting_int('help_late_seconds') / 60.0)::text,
    'acknowledge_hours', private.setting_int('ticket_acknowledge_hours')::text, 'resolve_days',
      private.setting_int('ticket_resolve_days')::text));
end
$function$;

comment on function private.policy_figures() is 'The figures that answers and policies name, as texts, from the rules in force: fees of the widest rule, the highest charge for cancelling.';

revoke all on function private.policy_figures() from public;
