create or replace function private.release_courier (
  provider_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.end_shift(provider_id);
  update public.couriers as c set verified = false where c.user_id = provider_id;
  delete from public.user_roles as r where r.user_id = provider_id and r.role = 'delivery';
  delete from private.work_stops as s where s.made = provider_id;
  perform private.publish('user:' || provider_id, 'roles', '{}'::jsonb);
end
$function$;

revoke all on function private.release_courier(uuid) from public;
