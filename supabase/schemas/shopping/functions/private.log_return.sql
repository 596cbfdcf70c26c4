create or replace function private.log_return (
  r public.returns,
  to_state text,
  actor_role text,
  note text default null::text
)
  returns public.returns
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  update public.returns as t set state = log_return.to_state, last_seq = t.last_seq + 1, state_since = now(),
    answer = case when log_return.actor_role in ('vendor', 'admin')
      then coalesce(nullif(left(trim(log_return.note), 500), ''), t.answer) else t.answer end
  where t.id = r.id returning * into r;
  insert into public.return_events (return_id, seq, state, actor_id, actor_role, note)
  values (r.id, r.last_seq, r.state, auth.uid(), log_return.actor_role, nullif(left(trim(log_return.note), 500), ''));
  return r;
end
$function$;

revoke all on function private.log_return(public.returns, text, text, text) from public;
