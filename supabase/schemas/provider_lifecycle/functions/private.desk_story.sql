create or replace function private.desk_story (
  m private.measures,
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.measure_story(m) || jsonb_build_object('by', private.name_of(m.by_id), 'is_by_caller',
    m.by_id = caller, 'agreed_by', private.name_of(m.agreed_by), 'lift_asked_by', private.name_of(m.lift_asked_by),
    'is_lift_asked_by_caller', coalesce(m.lift_asked_by = caller, false), 'appeal_decided_by',
    private.name_of(m.appeal_decided_by), 'is_grave', private.takes_two(m), 'is_own',
    private.is_of_provider(m.provider_kind, m.provider_id, caller))
$function$;

comment on function private.desk_story(private.measures, uuid) is 'A measure as administrators read it: private.measure_story with {by, is_by_caller, agreed_by, lift_asked_by, is_lift_asked_by_caller, appeal_decided_by, is_grave, is_own}.';

revoke all on function private.desk_story(private.measures, uuid) from public;
