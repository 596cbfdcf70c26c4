create or replace function private.measure_of_speaker (
  measure_id uuid
)
  returns private.measures
  language plpgsql
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  m private.measures;
  problem text;
begin
  select * into m from private.measures as k where k.id = measure_of_speaker.measure_id and k.was_told;
  if not found or not private.speaks_for(m, caller) then
    perform private.refuse(404, 'measure_not_found', 'There is no such decision.');
  end if;
  perform private.take_turns('measures', m.provider_id::text);
  select * into m from private.measures as k where k.id = m.id for update;
  problem := private.appeal_problem(m);
  if problem is not null then
    -- refuses: measure_over, appealed_already, appeal_too_late
    perform private.refuse(409, problem, 'One can appeal once, and only for some days.');
  end if;
  return m;
end
$function$;

revoke all on function private.measure_of_speaker(uuid) from public;
