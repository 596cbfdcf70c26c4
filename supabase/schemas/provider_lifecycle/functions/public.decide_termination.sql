create or replace function public.decide_termination (
  measure_id uuid,
  accept boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  m private.measures := private.measure_to_decide(decide_termination.measure_id);
begin
  if decide_termination.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not decide_termination.accept then
    perform private.move_measure(m, 'refuse', 'administration');
    return 'refused';
  end if;
  if m.by_id = auth.uid() then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this.');
  end if;
  m := private.move_measure(m, 'agree', 'second');
  update private.measures as k set agreed_by = auth.uid(), until = now(), at = now(),
    was_told = true where k.id = m.id
  returning k.* into m;
  perform private.finish_work(m);
  return 'agreed';
end
$function$;

comment on function public.decide_termination(uuid, boolean) is 'A second administrator agrees that somebody''s work ends at once, or refuses; who asked can only take it back. Administrators only; in the audit log. Refuses measure_not_found, measure_over {state}, own_account, second_person_needed.';

revoke all on function public.decide_termination(uuid, boolean) from public;

grant execute on function public.decide_termination(uuid, boolean) to authenticated, postgres;
