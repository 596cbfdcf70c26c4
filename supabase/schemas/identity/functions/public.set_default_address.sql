create or replace function public.set_default_address (
  address_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  perform from public.addresses as a where a.user_id = caller for update;
  if not exists (select from public.addresses as a where a.id = address_id and a.user_id = caller) then
    perform private.refuse(404, 'address_not_found', 'This address is no longer saved.');
  end if;
  update public.addresses as a set is_default = false where a.user_id = caller and a.is_default;
  update public.addresses as a set is_default = true where a.id = address_id;
end
$function$;

comment on function public.set_default_address(uuid) is 'Sets which of the caller''s addresses checkout starts with.';

revoke all on function public.set_default_address(uuid) from public;

grant execute on function public.set_default_address(uuid) to authenticated, postgres;
