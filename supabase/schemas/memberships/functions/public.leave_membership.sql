create or replace function public.leave_membership()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from private.membership_people as f where f.user_id = caller;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.leave_membership() is 'Leaves a membership that somebody shares with the caller. Answers as my_membership does.';

revoke all on function public.leave_membership() from public;

grant execute on function public.leave_membership() to authenticated, postgres;
