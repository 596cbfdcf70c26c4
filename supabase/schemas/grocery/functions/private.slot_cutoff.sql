create or replace function private.slot_cutoff (
  vendor_id uuid
)
  returns interval
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select make_interval(mins => t.cutoff_minutes) from public.vendor_slot_terms as t
    where t.vendor_id = slot_cutoff.vendor_id),
    make_interval(secs => private.setting_int('schedule_order_seconds')));
end
$function$;

comment on function private.slot_cutoff(uuid) is 'How long before preparing begins an order for later has to be placed.';

revoke all on function private.slot_cutoff(uuid) from public;
