create or replace function private.measure_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('measures', (select coalesce(jsonb_agg(private.measure_story(m) order by m.at), '[]')
    from private.measures as m where (m.provider_id = caller and m.was_told) or m.appealed_by = caller))
$function$;

comment on function private.measure_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.measure_data(uuid) from public;
