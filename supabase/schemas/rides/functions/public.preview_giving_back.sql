create or replace function public.preview_giving_back (
  order_id uuid,
  reason_code text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  perform private.require_role('delivery');
  select * into o from public.enhanced_orders as e where e.id = preview_giving_back.order_id and e.trade = 'ride';
  if not coalesce('driver' = any (private.party_roles(o.id)), false) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return jsonb_build_object('allowed', o.status in ('pending', 'confirmed'), 'fee_paise', private.ride_fee(o,
    'driver', preview_giving_back.reason_code), 'rider_absent', private.is_rider_absent(o),
    'absence_paise', least(private.ride_fee(o, 'driver', 'rider_absent'), private.paid(o.id)));
end
$function$;

comment on function public.preview_giving_back(uuid, text) is 'What giving a ride back costs its driver now: {allowed, fee_paise, rider_absent (whether it may be ended because nobody came, by cancel_order), absence_paise (what the driver gets then)}. Refuses order_not_found.';

revoke all on function public.preview_giving_back(uuid, text) from public;

grant execute on function public.preview_giving_back(uuid, text) to authenticated, postgres;
