create or replace function private.measure_story (
  m private.measures
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', m.id, 'kind', m.kind, 'provider_kind', m.provider_kind, 'provider_id',
    m.provider_id, 'name', private.payee_name(m.provider_id), 'state', m.state, 'reason', m.reason, 'note', m.note,
    'at', m.at, 'until', m.until, 'appeal_until', private.appeal_until(m), 'appeal', m.appeal, 'appealed_at',
    m.appealed_at, 'pages', cardinality(m.appeal_files), 'appeal_accepted', m.appeal_accepted, 'appeal_answer',
    m.appeal_answer, 'ended_at', m.ended_at)
$function$;

comment on function private.measure_story(private.measures) is 'A measure as its person and the administration read it: {id, kind, provider_kind, provider_id, name, state, reason, note, at, until, appeal_until, appeal, appealed_at, pages, appeal_accepted, appeal_answer, ended_at}.';

revoke all on function private.measure_story(private.measures) from public;
