create or replace function private.digital_part (
  service text,
  provider text,
  hint text,
  translations jsonb,
  amount_paise bigint,
  fee_paise integer,
  problems jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when jsonb_array_length(problems) > 0 then jsonb_build_object('problems', problems, 'orders', '[]'::jsonb)
  else jsonb_build_object('problems', problems, 'orders',
    jsonb_build_array(jsonb_build_object('vendor_name', provider, 'category', service,
    'lines', jsonb_build_array(jsonb_build_object('name', concat(provider, ' ••••' || hint),
      'name_translations', (select coalesce(jsonb_object_agg(t.key, concat(t.value #>> '{}', ' ••••' || hint)), '{}')
        from jsonb_each(translations) as t),
      'options', '[]'::jsonb, 'option_ids', '[]'::jsonb, 'tax_class', 'none', 'unit_paise', amount_paise, 'quantity', 1,
        'total_paise', amount_paise)),
    'charges', private.charge('face_value', amount_paise) || private.charge('convenience_fee', fee_paise)))) end
$function$;

comment on function private.digital_part(text, text, text, jsonb, bigint, integer, jsonb) is
  'The price of a payment as order_kinds.price returns it; nothing is priced where there is a problem. Tax applies to the fee alone.';

revoke all on function private.digital_part(text, text, text, jsonb, bigint, integer, jsonb) from public;
