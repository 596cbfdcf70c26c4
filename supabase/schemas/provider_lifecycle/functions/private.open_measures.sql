create or replace function private.open_measures (
  provider_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(private.desk_story(m, auth.uid()) order by m.kind), '[]') from private.measures as m
  where m.provider_id = open_measures.provider_id and m.state in ('waiting', 'in_force', 'notice', 'ending')
$function$;

comment on function private.open_measures(uuid) is 'The measures that are open against somebody, for administrators.';

revoke all on function private.open_measures(uuid) from public;
