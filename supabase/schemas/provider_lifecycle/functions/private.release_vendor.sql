create or replace function private.release_vendor (
  provider_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  who uuid;
begin
  for who in delete from public.vendor_staff as s where s.vendor_id = provider_id returning s.user_id loop
    -- The role was there for the businesses.
    delete from public.user_roles as r where r.user_id = who and r.role = 'vendor'
      and not exists (select from public.vendor_staff as k where k.user_id = who);
    perform private.publish('user:' || who, 'roles', '{}'::jsonb);
  end loop;
  delete from private.work_stops as s where s.made = provider_id;
end
$function$;

comment on function private.release_vendor(uuid) is 'Ends the places in a vendor, and with the last business the role.';

revoke all on function private.release_vendor(uuid) from public;
