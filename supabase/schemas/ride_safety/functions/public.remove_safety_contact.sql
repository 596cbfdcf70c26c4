create or replace function public.remove_safety_contact (
  id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  delete from private.safety_contacts as c
  where c.id = remove_safety_contact.id and c.user_id = private.require_user();
end
$function$;

comment on function public.remove_safety_contact(uuid) is 'Removes one of the caller''s contacts; one that is not there too.';

revoke all on function public.remove_safety_contact(uuid) from public;

grant execute on function public.remove_safety_contact(uuid) to authenticated, postgres;
