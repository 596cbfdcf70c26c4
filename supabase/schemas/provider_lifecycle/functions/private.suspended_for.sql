create or replace function private.suspended_for (
  provider_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select m.note from private.measures as m where m.provider_id = suspended_for.provider_id
    and m.state in ('in_force', 'ending') order by m.kind limit 1
$function$;

comment on function private.suspended_for(uuid) is 'Why somebody takes no new work by a decision of the administration; null while they do.';

revoke all on function private.suspended_for(uuid) from public;
