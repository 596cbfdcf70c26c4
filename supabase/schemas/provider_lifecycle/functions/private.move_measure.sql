create or replace function private.move_measure (
  m private.measures,
  act text,
  actor text
)
  returns private.measures
  language plpgsql
  set search_path to ''
  AS $function$
declare
  moved private.measures;
begin
  update private.measures as k set state = w.to_state,
    ended_at = case when w.to_state in ('lifted', 'ended') then now() end,
    ended_by = case when w.to_state in ('lifted', 'ended') then auth.uid() end
  from private.measure_moves as w
  where k.id = m.id and w.kind = k.kind and w.from_state = k.state and w.act = move_measure.act
    and w.actor = move_measure.actor
  returning k.* into moved;
  if moved.id is null then
    perform private.refuse(409, 'measure_over', 'This can no longer be done here.', jsonb_build_object('state',
      m.state));
  end if;
  perform private.audit(m.kind || '_' || move_measure.act, m.provider_kind, m.provider_id::text,
    jsonb_build_object('state', m.state), jsonb_build_object('state', moved.state, 'measure', m.id));
  return moved;
end
$function$;

comment on function private.move_measure(private.measures, text, text) is 'One step of private.measure_moves in the audit log, or measure_over.';

revoke all on function private.move_measure(private.measures, text, text) from public;
