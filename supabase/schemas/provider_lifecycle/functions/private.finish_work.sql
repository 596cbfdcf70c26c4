create or replace function private.finish_work (
  m private.measures
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  suspension private.measures;
begin
  m := private.move_measure(m, 'finish', 'system');
  select * into suspension from private.measures as k where k.provider_id = m.provider_id and k.kind = 'suspension'
    and k.state = 'in_force' for update;
  if found then perform private.move_measure(suspension, 'run_out', 'system'); end if;
  execute format('select %s($1)', (select k.finish from private.provider_kinds as k where k.kind = m.provider_kind))
    using m.provider_id;
  perform private.move_made(m.provider_id, 'terminate');
  perform private.tell_of_measure(m, 'provider_ended');
end
$function$;

comment on function private.finish_work(private.measures) is 'The day of a notice: nothing new any more. What is open is finished and paid, then the role goes.';

revoke all on function private.finish_work(private.measures) from public;
