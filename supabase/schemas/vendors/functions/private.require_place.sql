create or replace function private.require_place()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  about uuid := coalesce((to_jsonb(new) ->> 'vendor_id')::uuid, (to_jsonb(new) ->> 'id')::uuid);
begin
  -- When the transaction ends: a vendor and its trades are written one after the other.
  if exists (select from public.vendors as v where v.id = about and v.lat is null) and private.needs_place(about) then
    raise exception using errcode = 'check_violation', message = 'A vendor of this trade needs an address.',
      constraint = 'vendor_needs_place';
  end if;
  return null;
end
$function$;

comment on function private.require_place() is 'Refuses a vendor without a place whose trades need one.';

revoke all on function private.require_place() from public;
