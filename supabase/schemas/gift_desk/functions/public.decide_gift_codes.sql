create or replace function public.decide_gift_codes (
  batch_id uuid,
  accept boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  b private.gift_batches := private.gift_batch_now(decide_gift_codes.batch_id, '{waiting}');
begin
  if decide_gift_codes.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- Who asked may take it back, and not agree to it.
  if decide_gift_codes.accept and caller = b.asked_by then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to these gift codes.');
  end if;
  update private.gift_batches as k set decided_by = caller, decided_at = now(),
    state = case when decide_gift_codes.accept then 'agreed' else 'refused' end
  where k.id = b.id returning * into b;
  perform private.audit('decide_gift_codes', 'gift_batch', b.id::text, jsonb_build_object('state', 'waiting'),
    jsonb_build_object('state', b.state));
  return jsonb_build_object('state', b.state);
end
$function$;

comment on function public.decide_gift_codes(uuid, boolean) is 'Agrees to gift codes that wait, or refuses them; who asked for them can only take them back. {state: agreed|refused}. Administrators only; written to the audit log. Refuses second_person_needed, gift_batch_unknown, gift_batch_changed {state}.';

revoke all on function public.decide_gift_codes(uuid, boolean) from public;

grant execute on function public.decide_gift_codes(uuid, boolean) to authenticated, postgres;
