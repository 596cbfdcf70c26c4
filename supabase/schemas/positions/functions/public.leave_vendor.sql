create or replace function public.leave_vendor (
  vendor_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid;
begin
  perform private.take_turns('people', leave_vendor.vendor_id::text);
  caller := private.require_staff(leave_vendor.vendor_id);
  perform private.end_employment(private.staff_member(leave_vendor.vendor_id, caller), 'left');
end
$function$;

comment on function public.leave_vendor(uuid) is 'Ends the caller''s own work for a business. Refuses last_owner.';

revoke all on function public.leave_vendor(uuid) from public;

grant execute on function public.leave_vendor(uuid) to authenticated, postgres;
