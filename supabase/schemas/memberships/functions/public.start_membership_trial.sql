create or replace function public.start_membership_trial (
  plan_code text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  plan private.membership_plans := private.plan_in_force(left(plan_code, 40));
begin
  if plan.id is null then perform private.refuse(404, 'plan_not_found', 'This plan is not sold any more.'); end if;
  perform private.start_trial(caller, plan);
  return public.my_membership();
end
$function$;

comment on function public.start_membership_trial(text) is 'Begins a free trial, once for each person; nothing is charged at its end. Answers as my_membership does.';

revoke all on function public.start_membership_trial(text) from public;

grant execute on function public.start_membership_trial(text) to authenticated, postgres;
