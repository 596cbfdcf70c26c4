create or replace function public.leave_waiting_list (
  waiting_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  perform private.let_offers_pass(array(select o.id from public.waiting_offers as o
    join public.waiting_list as w on w.id = o.waiting_id and w.user_id = caller
    where w.id = leave_waiting_list.waiting_id and o.state = 'open'));
  update public.waiting_list as w set ended_at = now()
  where w.id = leave_waiting_list.waiting_id and w.user_id = caller and w.ended_at is null;
end
$function$;

comment on function public.leave_waiting_list(uuid) is 'Waits no more; what was offered goes to the next.';

revoke all on function public.leave_waiting_list(uuid) from public;

grant execute on function public.leave_waiting_list(uuid) to authenticated, postgres;
