create or replace function private.measure_to_decide (
  measure_id uuid
)
  returns private.measures
  language plpgsql
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
  m private.measures;
begin
  select * into m from private.measures as k where k.id = measure_to_decide.measure_id;
  if not found then perform private.refuse(404, 'measure_not_found', 'There is no such decision.'); end if;
  perform private.take_turns('measures', m.provider_id::text);
  select * into m from private.measures as k where k.id = measure_to_decide.measure_id for update;
  if private.is_of_provider(m.provider_kind, m.provider_id, caller) then
    perform private.refuse(403, 'own_account', 'Somebody else has to decide about your own account.');
  end if;
  return m;
end
$function$;

comment on function private.measure_to_decide(uuid) is 'A measure, locked, as an administrator may decide on it: nobody about themselves. Refuses measure_not_found, own_account.';

revoke all on function private.measure_to_decide(uuid) from public;
