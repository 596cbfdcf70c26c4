create or replace function private.lift (
  m private.measures,
  caller uuid
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if private.takes_two(m) then
    if m.lift_asked_by is null then
      update private.measures as k set lift_asked_by = caller where k.id = m.id;
      perform private.audit('ask_to_lift_' || m.kind, m.provider_kind, m.provider_id::text, null,
        jsonb_build_object('measure', m.id));
      return 'asked';
    elsif m.lift_asked_by = caller then
      perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this.');
    end if;
  end if;
  perform private.move_measure(m, 'lift', 'administration');
  perform private.undo_measure(m);
  perform private.tell_of_measure(m, case m.kind when 'suspension' then 'provider_resumed'
    else 'provider_notice_withdrawn' end);
  return 'lifted';
end
$function$;

comment on function private.lift(private.measures, uuid) is 'Ends a measure; of a grave one the first asks and the second agrees.';

revoke all on function private.lift(private.measures, uuid) from public;
