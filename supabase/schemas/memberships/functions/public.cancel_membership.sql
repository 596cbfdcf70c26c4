create or replace function public.cancel_membership()
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
  update private.memberships as k set renews = false, next_try_at = null, cancelled_at = coalesce(k.cancelled_at, now())
  where k.id = m.id;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.cancel_membership() is 'Stops the renewal; the benefits stay to the paid end, and nothing is refunded. Answers as my_membership does.';

revoke all on function public.cancel_membership() from public;

grant execute on function public.cancel_membership() to authenticated, postgres;
