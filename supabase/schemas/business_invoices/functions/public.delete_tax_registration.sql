create or replace function public.delete_tax_registration (
  registration_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  delete from public.tax_registrations as r where r.id = delete_tax_registration.registration_id
    and r.user_id = caller;
end
$function$;

comment on function public.delete_tax_registration(uuid) is 'Removes a business of the caller''s; what was issued to it stays as it is. Whose it is not, nothing happens.';

revoke all on function public.delete_tax_registration(uuid) from public;

grant execute on function public.delete_tax_registration(uuid) to authenticated, postgres;
