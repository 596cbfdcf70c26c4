create or replace function private.note_contradiction (
  fulfilment uuid,
  kind text,
  answer jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.digital_reconciliation (fulfilment_id, kind, answer)
    values (fulfilment, kind, answer) on conflict (fulfilment_id, kind) do nothing
$function$;

revoke all on function private.note_contradiction(uuid, text, jsonb) from public;
