create or replace function private.digital_order (
  caller uuid,
  service text,
  priced jsonb,
  request jsonb
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('problems', priced -> 'problems', 'address', null, 'orders', (
    select coalesce(jsonb_agg(part || jsonb_build_object('trade', service, 'kind', 'digital',
      'region_id', private.digital_region(caller),
      'digital', (request - array['trade', 'fulfilment', 'scheduled_for', 'instructions'])
        || jsonb_build_object('service', service))), '[]') from jsonb_array_elements(priced -> 'orders') as part))
$function$;

comment on function private.digital_order(uuid, text, jsonb, jsonb) is 'A priced recharge or bill as private.trades.price returns it; digital is what place_digital starts.';

revoke all on function private.digital_order(uuid, text, jsonb, jsonb) from public;
