create or replace function private.resume_vendor_work (
  made uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.vendors as v set accepting_orders = true where v.id = made and v.status = 'active';
  -- Whoever is suspended meanwhile goes on when that ends.
  update private.measures as m set was_working = true where m.provider_id = made and m.state = 'in_force';
end
$function$;

comment on function private.resume_vendor_work(uuid) is 'A vendor that took orders when a paper expired takes orders again.';

revoke all on function private.resume_vendor_work(uuid) from public;
