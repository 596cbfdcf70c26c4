create or replace function public.cancel_return (
  return_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.returns;
begin
  select * into r from public.returns as t where t.id = cancel_return.return_id and t.user_id = caller;
  if not found then perform private.refuse(404, 'return_not_found', 'There is no such return.'); end if;
  if r.state <> 'cancelled' then r := private.move_return(r.id, 'cancelled', 'user'); end if;
  return jsonb_build_object('state', r.state);
end
$function$;

comment on function public.cancel_return(uuid) is 'The customer keeps what was to be returned, until it is picked up: {state}. Raises return_not_found, return_moved_on.';

revoke all on function public.cancel_return(uuid) from public;

grant execute on function public.cancel_return(uuid) to authenticated, postgres;
