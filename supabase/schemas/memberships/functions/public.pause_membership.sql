create or replace function public.pause_membership()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
begin
  if private.membership_state(m) = 'paused' then return public.my_membership(); end if;
  if private.membership_state(m) <> 'active' then
    perform private.refuse(409, 'membership_not_pausable', 'Only a paid membership can be paused.');
  end if;
  update private.memberships as k set paused_on = private.today(), next_try_at = null where k.id = m.id;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.pause_membership() is 'Pauses a paid membership: no benefits and no renewal until it is resumed, and the days are added at its end. Answers as my_membership does.';

revoke all on function public.pause_membership() from public;

grant execute on function public.pause_membership() to authenticated, postgres;
