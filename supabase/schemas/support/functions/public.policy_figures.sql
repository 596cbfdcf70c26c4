create or replace function public.policy_figures()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.policy_figures()
$function$;

comment on function public.policy_figures() is 'The figures that policies name, as texts ready to show: {free_cancel_minutes, delivery_base, platform_fee, help_hours, …}. For everybody.';

revoke all on function public.policy_figures() from public;

grant execute on function public.policy_figures() to anon, authenticated, postgres;
