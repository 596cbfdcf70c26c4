create or replace function public.my_safety_contacts()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone)
    order by c.name, c.id), '[]') from private.safety_contacts as c where c.user_id = caller);
end
$function$;

comment on function public.my_safety_contacts() is 'Whom the caller wants to be told in danger: [{id, name, phone}].';

revoke all on function public.my_safety_contacts() from public;

grant execute on function public.my_safety_contacts() to authenticated, postgres;
