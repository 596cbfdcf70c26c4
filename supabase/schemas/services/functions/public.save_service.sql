create or replace function public.save_service (
  vendor_id uuid,
  service jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_right(save_service.vendor_id, 'prices');
  perform private.bound(save_service.service, 8000);
  return private.write_service(save_service.vendor_id, save_service.service);
end
$function$;

comment on function public.save_service(uuid, jsonb) is 'Adds or changes a service: {id, trade, name, name_translations, description, preparation, section, minutes: [work, gap, work], before_minutes, after_minutes, people, price_paise, warranty_days, sets_off, type, is_active, position, resources: [{id, need, price_paise}]}. What is booked already keeps name, length, price and warranty. Needs the right to prices. Refuses request_invalid with {field}.';

revoke all on function public.save_service(uuid, jsonb) from public;

grant execute on function public.save_service(uuid, jsonb) to authenticated, postgres;
