create or replace function private.end_employment (
  s public.vendor_staff,
  act text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if s.position = 'owner' then perform private.require_other_owner(s.vendor_id, s.user_id); end if;
  perform private.log_act(s.vendor_id, end_employment.act, s.user_id, jsonb_build_object('position', s.position));
  perform private.audit(case end_employment.act when 'left' then 'leave_vendor' else 'dismiss_staff' end, 'vendor',
    s.vendor_id::text, jsonb_build_object('user_id', s.user_id, 'position', s.position));
  delete from public.vendor_staff as k where k.vendor_id = s.vendor_id and k.user_id = s.user_id;
  -- The role was there for the businesses.
  delete from public.user_roles as r where r.user_id = s.user_id and r.role = 'vendor'
    and not exists (select from public.vendor_staff as k where k.user_id = s.user_id);
  perform private.publish('user:' || s.user_id, 'roles', '{}'::jsonb);
  perform private.publish('vendor:' || s.vendor_id, 'people', '{}'::jsonb);
end
$function$;

comment on function private.end_employment(public.vendor_staff, text) is 'Ends somebody''s place in a business: rights, topics and pushes at once, and the vendor role with the last business. Their session stays their own. Refuses last_owner.';

revoke all on function private.end_employment(public.vendor_staff, text) from public;
