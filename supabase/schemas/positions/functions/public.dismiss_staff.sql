create or replace function public.dismiss_staff (
  vendor_id uuid,
  user_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid;
  s public.vendor_staff;
begin
  perform private.take_turns('people', dismiss_staff.vendor_id::text);
  caller := private.require_right(dismiss_staff.vendor_id, 'people');
  s := private.staff_member(dismiss_staff.vendor_id, dismiss_staff.user_id);
  if s.user_id = caller then
    perform private.refuse(409, 'staff_is_yourself', 'You cannot dismiss yourself. You can leave.');
  end if;
  perform private.require_hand_out(s.vendor_id, s.position);
  perform private.end_employment(s, 'dismissed');
  perform private.notify(s.user_id, 'staff_dismissed', jsonb_build_object('vendor', (select v.name
    from public.vendors as v where v.id = s.vendor_id)));
end
$function$;

comment on function public.dismiss_staff(uuid, uuid) is 'Dismisses somebody whose position is not above one''s own; it takes effect with their next request. Refuses not_allowed, staff_not_found, staff_is_yourself, last_owner.';

revoke all on function public.dismiss_staff(uuid, uuid) from public;

grant execute on function public.dismiss_staff(uuid, uuid) to authenticated, postgres;
