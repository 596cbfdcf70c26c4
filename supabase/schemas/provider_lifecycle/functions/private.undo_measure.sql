create or replace function private.undo_measure (
  m private.measures
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- A notice that was withdrawn has changed nothing; nor does one measure end another.
  if m.state not in ('in_force', 'ending') or exists (select from private.measures as k
      where k.provider_id = m.provider_id and k.id <> m.id and k.state in ('in_force', 'ending')) then
    return;
  end if;
  execute format('select %s($1, $2)', (select k.unpause from private.provider_kinds as k
    where k.kind = m.provider_kind)) using m.provider_id, m.was_working;
  perform private.move_made(m.provider_id, 'reinstate');
end
$function$;

comment on function private.undo_measure(private.measures) is 'Lets somebody go on whose measure has ended, unless another one is open.';

revoke all on function private.undo_measure(private.measures) from public;
