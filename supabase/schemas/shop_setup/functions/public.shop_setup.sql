create or replace function public.shop_setup (
  application_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  a public.provider_applications;
  s private.shop_setups;
begin
  select p.* into a from public.provider_applications as p where p.id = shop_setup.application_id
    and p.renews is null and private.setup_sells(p.role) is not null
    and (p.user_id = caller or private.reviews(p, caller));
  if not found then perform private.refuse(404, 'application_not_found', 'There is no such application.'); end if;
  select k.* into s from private.shop_setups as k where k.application_id = a.id;
  return jsonb_build_object('application_id', a.id, 'name', a.profile ->> 'name', 'state', a.state,
    'sells', private.setup_sells(a.role), 'may_save', private.may_set_up(a) and a.user_id = caller,
    'version', coalesce(s.version, 0), 'hours', coalesce(s.hours, '[]'), 'items', coalesce(s.items, '[]'));
end
$function$;

comment on function public.shop_setup(uuid) is 'What an applicant has prepared: {application_id, name, state, sells, may_save, version (0: nothing yet), hours: [{weekday, opens, closes}], items: as save_shop_setup takes them}. For the applicant, and for the reviewer while assigned. Refuses application_not_found.';

revoke all on function public.shop_setup(uuid) from public;

grant execute on function public.shop_setup(uuid) to authenticated, postgres;
