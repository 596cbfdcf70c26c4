create or replace function private.sweep_measures()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  m private.measures;
  settled boolean;
  done integer := 0;
begin
  for m in select k.* from private.measures as k where k.state in ('in_force', 'notice', 'ending')
    and k.until <= now() order by k.id
  loop
    perform private.take_turns('measures', m.provider_id::text);
    select * into m from private.measures as k where k.id = m.id and k.state in ('in_force', 'notice', 'ending')
      and k.until <= now() for update;
    continue when not found;
    if m.state = 'in_force' then
      perform private.move_measure(m, 'run_out', 'system');
      perform private.undo_measure(m);
      perform private.tell_of_measure(m, 'provider_resumed');
    elsif m.state = 'notice' then
      perform private.finish_work(m);
    else
      -- Whoever may still appeal, or waits for an answer, has a place to come back to.
      continue when m.lift_asked_by is not null or (m.appealed_at is null and private.appeal_until(m) > now())
        or (m.appealed_at is not null and m.appeal_decided_at is null);
      execute format('select %s($1)', (select k.is_settled from private.provider_kinds as k
        where k.kind = m.provider_kind)) into settled using m.provider_id;
      continue when not settled
        and m.until > now() - make_interval(secs => private.setting_int('termination_settle_seconds'));
      execute format('select %s($1)', (select k.release from private.provider_kinds as k
        where k.kind = m.provider_kind)) using m.provider_id;
      perform private.move_measure(m, 'settle', 'system');
    end if;
    done := done + 1;
  end loop;
  return done;
end
$function$;

comment on function private.sweep_measures() is 'Ends suspensions whose time is over, carries out notices, and takes the role of whoever has nothing open any more.';

revoke all on function private.sweep_measures() from public;
