create or replace function private.claim_idempotency (
  actor_id uuid,
  key text,
  action text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  kept private.idempotency_keys;
begin
  if key is null or length(key) not between 8 and 200 then
    perform private.refuse(400, 'idempotency_key_invalid',
      'This request carries no usable key. Please reload the page.');
  end if;
  -- A parallel call with the same key waits here until the first one has committed.
  insert into private.idempotency_keys (actor_id, key, action)
  values (claim_idempotency.actor_id, claim_idempotency.key, claim_idempotency.action)
  on conflict do nothing;
  if found then return null; end if;
  select * into kept from private.idempotency_keys as k
  where k.actor_id = claim_idempotency.actor_id and k.key = claim_idempotency.key;
  if kept.action <> claim_idempotency.action then
    perform private.refuse(409, 'idempotency_key_reused', 'This key was already used for something else.');
  end if;
  return kept.result;
end
$function$;

comment on function private.claim_idempotency(uuid, text, text) is 'Null: the caller is first and must store its result with keep_result. Otherwise the result of the first call.';

revoke all on function private.claim_idempotency(uuid, text, text) from public;
