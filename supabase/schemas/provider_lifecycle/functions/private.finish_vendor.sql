create or replace function private.finish_vendor (
  provider_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.vendors as v set status = 'terminated', accepting_orders = false where v.id = provider_id;
  perform private.cancel_later_orders(provider_id);
  update private.staff_invitations as i set withdrawn_at = now() where i.vendor_id = provider_id
    and i.withdrawn_at is null and i.accepted_at is null;
  perform private.publish('vendor:' || provider_id, 'menu', '{}'::jsonb);
  perform private.publish('vendor:' || provider_id, 'people', '{}'::jsonb);
end
$function$;

comment on function private.finish_vendor(uuid) is 'A vendor that has ended: what was appointed for later is cancelled; its people keep orders and money (private.may) until both are settled.';

revoke all on function private.finish_vendor(uuid) from public;
