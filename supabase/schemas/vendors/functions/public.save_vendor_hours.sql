create or replace function public.save_vendor_hours (
  vendor_id uuid,
  hours jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(save_vendor_hours.vendor_id, 'catalogue');
  perform private.bound(save_vendor_hours.hours, 8000);
  perform private.write_hours(save_vendor_hours.vendor_id, save_vendor_hours.hours);
  perform private.log_change(save_vendor_hours.vendor_id, 'hours_changed');
  perform private.publish('vendor:' || save_vendor_hours.vendor_id, 'menu', '{}'::jsonb);
end
$function$;

comment on function public.save_vendor_hours(uuid, jsonb) is 'Replaces a vendor''s opening hours: [{weekday (0 is Sunday), opens, closes}] as HH:MM by Indian time, up to four a day; closing at or before opening runs past midnight. Refuses hours_invalid and hours_overlap {weekday}.';

revoke all on function public.save_vendor_hours(uuid, jsonb) from public;

grant execute on function public.save_vendor_hours(uuid, jsonb) to authenticated, postgres;
