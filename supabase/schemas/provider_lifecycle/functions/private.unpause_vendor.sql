create or replace function private.unpause_vendor (
  provider_id uuid,
  was_working boolean
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.vendors as v set status = 'active' where v.id = provider_id and v.status <> 'draft';
  if was_working then
    -- Whose paper has expired meanwhile goes on once the new one is accepted.
    update private.work_stops as s set was_working = true where s.made = provider_id;
    if not found then update public.vendors as v set accepting_orders = true where v.id = provider_id; end if;
  end if;
  perform private.publish('vendor:' || provider_id, 'menu', '{}'::jsonb);
end
$function$;

revoke all on function private.unpause_vendor(uuid, boolean) from public;
