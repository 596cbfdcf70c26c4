create or replace function private.set_position (
  s public.vendor_staff,
  staff_position text,
  act text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.vendor_staff as k set position = set_position.staff_position
  where k.vendor_id = s.vendor_id and k.user_id = s.user_id;
  perform private.audit('change_staff_position', 'vendor', s.vendor_id::text,
    jsonb_build_object('user_id', s.user_id, 'position', s.position),
    jsonb_build_object('user_id', s.user_id, 'position', set_position.staff_position));
  perform private.log_act(s.vendor_id, set_position.act, s.user_id,
    jsonb_build_object('from', s.position, 'to', set_position.staff_position));
  perform private.notify(v.user_id, 'staff_position_changed', jsonb_build_object('vendor', v.name), '/vendor')
  from (select s.user_id, w.name from public.vendors as w where w.id = s.vendor_id) as v
  where v.user_id <> auth.uid();
  perform private.publish('user:' || s.user_id, 'roles', '{}'::jsonb);
  perform private.publish('vendor:' || s.vendor_id, 'people', '{}'::jsonb);
end
$function$;

comment on function private.set_position(public.vendor_staff, text, text) is 'Gives somebody another position, on both logs, and tells them.';

revoke all on function private.set_position(public.vendor_staff, text, text) from public;
