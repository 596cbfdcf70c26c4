create or replace function public.remove_saved_biller (
  id uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  delete from public.saved_billers as s where s.id = remove_saved_biller.id and s.user_id = caller;
  return found;
end
$function$;

comment on function public.remove_saved_biller(uuid) is 'Removes a saved biller; false where it was not the caller''s.';

revoke all on function public.remove_saved_biller(uuid) from public;

grant execute on function public.remove_saved_biller(uuid) to authenticated, postgres;
