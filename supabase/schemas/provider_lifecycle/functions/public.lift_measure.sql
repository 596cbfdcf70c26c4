create or replace function public.lift_measure (
  measure_id uuid,
  lift boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  m private.measures := private.measure_to_decide(lift_measure.measure_id);
begin
  if lift_measure.lift is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if m.state not in ('in_force', 'notice', 'ending') then
    perform private.refuse(409, 'measure_over', 'This can no longer be done here.', jsonb_build_object('state',
      m.state));
  end if;
  if lift_measure.lift then return private.lift(m, auth.uid()); end if;
  update private.measures as k set lift_asked_by = null where k.id = m.id and k.lift_asked_by is not null;
  if found then
    perform private.audit('keep_' || m.kind, m.provider_kind, m.provider_id::text, null,
      jsonb_build_object('measure', m.id));
  end if;
  return 'kept';
end
$function$;

comment on function public.lift_measure(uuid, boolean) is 'Ends a suspension, or withdraws a notice: lifted; of a grave reason the first administrator asks (asked) and another one agrees, or keeps it (lift false: kept). Administrators only; in the audit log. Refuses measure_not_found, measure_over {state}, own_account, second_person_needed.';

revoke all on function public.lift_measure(uuid, boolean) from public;

grant execute on function public.lift_measure(uuid, boolean) to authenticated, postgres;
