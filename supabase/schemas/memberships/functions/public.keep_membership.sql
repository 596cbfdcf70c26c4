create or replace function public.keep_membership()
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
  update private.memberships as k set cancelled_at = null, renews = not k.is_trial, next_try_at = case
    when not k.is_trial then coalesce(k.next_try_at, k.ends_at + interval '5 minutes') end
  where k.id = m.id;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.keep_membership() is 'Takes a cancelling back, or agrees to the renewal from the wallet; charges nothing before the paid end. A trial renews nothing. Answers as my_membership does.';

revoke all on function public.keep_membership() from public;

grant execute on function public.keep_membership() to authenticated, postgres;
