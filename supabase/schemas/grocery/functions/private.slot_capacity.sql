create or replace function private.slot_capacity (
  vendor_id uuid
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select t.capacity from public.vendor_slot_terms as t where t.vendor_id = slot_capacity.vendor_id),
    private.setting_int('schedule_slot_capacity'));
end
$function$;

comment on function private.slot_capacity(uuid) is 'How many orders a vendor takes for the same half hour.';

revoke all on function private.slot_capacity(uuid) from public;
