create or replace function public.resume_membership()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
begin
  if private.membership_state(m) = 'paused' then perform private.resume(m, private.today()); end if;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.resume_membership() is 'Ends a pause. Answers as my_membership does.';

revoke all on function public.resume_membership() from public;

grant execute on function public.resume_membership() to authenticated, postgres;
