create or replace function public.my_shop_setups()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(jsonb_build_object('application_id', a.id, 'sells', private.setup_sells(a.role),
      'may_save', private.may_set_up(a),
      'days', (select count(distinct h ->> 'weekday') from jsonb_array_elements(s.hours) as h),
      'items', coalesce(jsonb_array_length(s.items), 0), 'left_out', coalesce(s.left_out, '[]'),
      'opens_on_begin', coalesce(s.opens_on_begin, false)) order by a.created_at desc, a.id)
    from (select * from public.provider_applications as p where p.user_id = caller and p.renews is null
        and p.state in ('submitted', 'under_review', 'changes_requested', 'approved', 'active')
      order by p.created_at desc, p.id limit 30) as a
    left join private.shop_setups as s on s.application_id = a.id
    where private.setup_sells(a.role) is not null), '[]');
end
$function$;

comment on function public.my_shop_setups() is 'How far the caller has set up what they apply for: [{application_id, sells: dishes, goods or services, may_save, days (with hours), items (how many), left_out: [{name, code}] of what approval could not take over, opens_on_begin: orders come once they begin}] (Spec §2 /provider/application-status).';

revoke all on function public.my_shop_setups() from public;

grant execute on function public.my_shop_setups() to authenticated, postgres;
